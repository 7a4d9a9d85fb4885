import { beforeEach, describe, expect, it, vi } from "vitest";
import { type Hands, hitOf, listen } from "./gestures";

let map: HTMLElement;
let hands: { [K in keyof Hands]: ReturnType<typeof vi.fn> };

beforeEach(() => {
  document.body.innerHTML = `<div id="map">
    <i id="cai" data-city="CAI"></i><i id="pawn" data-city="CAI" data-pawn="1"></i><i id="pill" data-city="LAG" data-disease="y"></i>
    <i id="far" data-city="TOK" data-margin></i><b data-aside><i id="button"></i></b>
  </div>`;
  map = document.getElementById("map")!;
  map.setPointerCapture = () => undefined;
  hands = {
    pan: vi.fn(), pinch: vi.fn(), fling: vi.fn(), wheel: vi.fn(), press: vi.fn(), point: vi.fn(), hover: vi.fn(),
    grab: vi.fn(() => true), carry: vi.fn(), drop: vi.fn(), release: vi.fn(),
  };
  return listen(map, hands as unknown as Hands);
});

function touch(type: string, id: string, x: number, y: number, pointerId = 1): void {
  const event = new PointerEvent(type, { bubbles: true, clientX: x, clientY: y, pointerId, pointerType: "touch", button: 0 });
  (id === "map" ? map : document.getElementById(id)!).dispatchEvent(event);
}
const click = (id: string) => (id === "map" ? map : document.getElementById(id)!).dispatchEvent(new MouseEvent("click", { bubbles: true }));

describe("gestures", () => {
  it("know what lies under a finger", () => {
    const hit = (id: string) => hitOf(document.getElementById(id));
    expect(hit("cai")).toEqual({ kind: "city", city: "CAI" });
    expect(hit("pawn")).toEqual({ kind: "pawn", seat: 1, city: "CAI" });
    expect(hit("pill")).toEqual({ kind: "pill", city: "LAG", disease: "y" });
    expect(hit("far")).toEqual({ kind: "margin", city: "TOK" });
    expect(hit("map")).toEqual({ kind: "sea" });
    expect(hit("button")).toBeNull();
  });

  it("take a short press as a press", () => {
    touch("pointerdown", "cai", 10, 10);
    touch("pointermove", "cai", 12, 12);
    touch("pointerup", "cai", 12, 12);
    click("cai");
    expect(hands.press).toHaveBeenCalledExactlyOnceWith({ kind: "city", city: "CAI" });
    expect(hands.pan).not.toHaveBeenCalled();
  });

  it("pan when the map is pulled, and do not press at the end", () => {
    touch("pointerdown", "cai", 10, 10);
    touch("pointermove", "map", 30, 10);
    touch("pointermove", "map", 40, 15);
    touch("pointerup", "map", 40, 15);
    click("map");
    expect(hands.pan.mock.calls).toEqual([[20, 0], [10, 5]]);
    expect(hands.press).not.toHaveBeenCalled();
    expect(hands.drop).not.toHaveBeenCalled();
  });

  it("carry a pawn that may be pulled, and drop it", () => {
    touch("pointerdown", "pawn", 10, 10);
    touch("pointermove", "map", 40, 40);
    touch("pointerup", "map", 40, 40);
    expect(hands.grab).toHaveBeenCalledExactlyOnceWith(1, false);
    expect(hands.carry).toHaveBeenLastCalledWith(40, 40);
    expect(hands.drop).toHaveBeenCalledTimes(1);
    expect(hands.release).not.toHaveBeenCalled();
    expect(hands.pan).not.toHaveBeenCalled();
  });

  it("point at a city that is pressed for long or with Alt, and do nothing else with it", () => {
    vi.useFakeTimers();
    touch("pointerdown", "cai", 10, 10);
    vi.advanceTimersByTime(1000);
    touch("pointerup", "cai", 10, 10);
    click("cai");
    expect(hands.point).toHaveBeenCalledExactlyOnceWith("CAI");
    vi.runAllTimers();
    document.getElementById("pill")!.dispatchEvent(new MouseEvent("click", { bubbles: true, altKey: true }));
    expect(hands.point).toHaveBeenLastCalledWith("LAG");
    touch("pointerdown", "cai", 10, 10);
    touch("pointermove", "map", 40, 10);
    vi.advanceTimersByTime(1000);
    expect(hands.point).toHaveBeenCalledTimes(2);
    expect(hands.press).not.toHaveBeenCalled();
    vi.useRealTimers();
  });

  it("pan instead when that pawn may not be pulled", () => {
    hands.grab.mockReturnValue(false);
    touch("pointerdown", "pawn", 10, 10);
    touch("pointermove", "map", 40, 40);
    expect(hands.carry).not.toHaveBeenCalled();
    expect(hands.pan).toHaveBeenCalledTimes(1);
  });

  it("let go of a pawn at Escape, without dropping it", () => {
    touch("pointerdown", "pawn", 10, 10);
    touch("pointermove", "map", 40, 40);
    dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
    touch("pointerup", "map", 40, 40);
    expect(hands.release).toHaveBeenCalledTimes(1);
    expect(hands.drop).not.toHaveBeenCalled();
  });

  it("pinch around the middle of two fingers", () => {
    touch("pointerdown", "map", 100, 100, 1);
    touch("pointerdown", "map", 200, 100, 2);
    touch("pointermove", "map", 300, 100, 2);
    expect(hands.pinch).toHaveBeenCalledExactlyOnceWith(2, 200, 100);
    touch("pointerup", "map", 300, 100, 2);
    touch("pointerup", "map", 100, 100, 1);
    click("map");
    expect(hands.press).not.toHaveBeenCalled();
  });

  it("zoom in when the wheel turns away, and keep the page from scrolling", () => {
    const turn = Object.assign(new MouseEvent("wheel", { clientX: 50, clientY: 60, bubbles: true, cancelable: true }), { deltaY: -100, deltaMode: 0 });
    map.dispatchEvent(turn);
    expect(hands.wheel.mock.calls[0]![0]).toBeGreaterThan(1);
    expect(hands.wheel.mock.calls[0]!.slice(1)).toEqual([50, 60]);
    expect(turn.defaultPrevented).toBe(true);
  });
});
