import { name } from "$lib/i18n";
import type { Board, SeatView } from "$lib/net/protocol";
import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { CODES } from "./layout";
import WorldMap from "./WorldMap.svelte";

const board = {
  cubes: { LAG: { y: 3 }, MIA: { y: 1, b: 1 }, OSA: { r: 2, y: 1, k: 3 } },
  stations: ["ATL"],
  pawns: ["CAI", "ATL"],
} as unknown as Board;
const seated = (...roles: string[]) => roles.map((role) => ({ role })) as unknown as SeatView[];
const seats = seated("MED", "SCI");

function show(more: object = {}) {
  const heard = { onpick: vi.fn(), onpill: vi.fn(), onpawn: vi.fn(), ondrop: vi.fn(), onsea: vi.fn() };
  const props = {
    board, seats, targets: new Set(["IST", "KHA"]), origin: "CAI", selected: null, mine: [0], active: 0, routes: [],
    cityLabel: name, shortName: name, draggable: new Set([0]), ...heard, ...more,
  };
  return { ...heard, ...render(WorldMap, props) };
}

const city = (code: string) => document.querySelector<SVGElement>(`.city[data-city="${code}"]`)!;

// The stand-in for a browser breaks off an animation with an error that nobody can catch.
beforeAll(() => {
  vi.spyOn(Element.prototype, "animate").mockReturnValue({ cancel: () => undefined, finished: Promise.resolve() } as unknown as Animation);
});

describe("WorldMap", () => {
  it("has every city as a button with its name, and one stop for the tab key: the pawn's city", () => {
    show();
    for (const code of CODES) expect(screen.getByRole("button", { name: name(code) }).dataset["city"]).toBe(code);
    expect([...document.querySelectorAll(".city[tabindex='0']")].map((each) => (each as SVGElement).dataset["city"])).toEqual(["CAI"]);
  });

  it("says of a city what the page wants said", () => {
    show({ describe: (code: string) => `${code}, in words` });
    expect(city("CAI").getAttribute("aria-label")).toBe("CAI, in words");
    expect([...document.querySelectorAll("li")].map((each) => each.textContent)).toEqual(["LAG, in words", "OSA, in words", "MIA, in words"]);
  });

  it("goes from city to city with the arrows, and picks with Enter and the space bar", async () => {
    const { onpick } = show();
    city("CAI").focus();
    await fireEvent.keyDown(city("CAI"), { key: "ArrowUp" });
    expect(document.activeElement).toBe(city("IST"));
    await fireEvent.keyDown(city("IST"), { key: "Enter" });
    await fireEvent.keyDown(city("IST"), { key: " " });
    expect(onpick.mock.calls).toEqual([["IST"], ["IST"]]);
    expect(city("IST").getAttribute("tabindex")).toBe("0");
    expect(await fireEvent.keyDown(city("IST"), { key: "Tab" }), "Tab is left alone").toBe(true);
  });

  it("tells presses on cities, cubes, pawns and the sea apart", async () => {
    const { onpick, onpill, onpawn, onsea, container } = show();
    await fireEvent.click(city("LIM").querySelector(".node")!);
    expect(onpick).toHaveBeenLastCalledWith("LIM");
    await fireEvent.click(container.querySelector("[data-city='MIA'][data-disease='b'] .paper")!);
    expect(onpill).toHaveBeenLastCalledWith("MIA", "b");
    await fireEvent.click(container.querySelector("[data-pawn='1'] path")!);
    expect(onpawn).toHaveBeenLastCalledWith(1);
    await fireEvent.click(container.querySelector(".land path")!);
    expect(onsea).toHaveBeenCalledTimes(1);
    expect(onpick).toHaveBeenCalledTimes(1);
  });

  it("draws one silhouette a cube, and a number where three diseases meet", () => {
    const { container } = show();
    expect(container.querySelectorAll("[data-city='LAG'][data-disease='y'] .cube")).toHaveLength(3);
    const numbers = [...container.querySelectorAll("[data-city='OSA'][data-disease] text")].map((each) => each.textContent);
    expect(numbers).toEqual(["2", "1", "3"]);
  });

  it("rings what may be chosen, and lights the links to it", () => {
    const { container } = show();
    expect(container.querySelectorAll(".ring.legal")).toHaveLength(2);
    expect(container.querySelectorAll(".edge.lit")).toHaveLength(2);
    expect(container.querySelectorAll(".danger")).toHaveLength(2);
  });

  it("shows the way to the chosen city: one line to a target, dashes to one farther away", async () => {
    const { container, rerender } = show({ selected: "IST" });
    expect(container.querySelectorAll(".routes path:not(.far)")).toHaveLength(1);
    await rerender({ selected: "MOS" });
    expect(container.querySelectorAll(".routes .far")).toHaveLength(2);
  });

  it("sends a wave out from cubes that came and from outbreaks, not from those it began with", async () => {
    const { container, rerender } = show({ outbreaks: ["LIM"] });
    expect(container.querySelectorAll(".waves circle")).toHaveLength(0);
    await rerender({ board: { ...board, cubes: { ...board.cubes, CAI: { k: 1 } } }, outbreaks: ["LIM", "OSA"] });
    expect(container.querySelectorAll(".waves circle")).toHaveLength(2);
    expect(container.querySelectorAll(".waves circle.outbreak")).toHaveLength(1);
    expect(container.querySelectorAll(".waves path")).toHaveLength(2);
  });

  it("puts at most four pawns side by side, and counts more", async () => {
    const { container, rerender } = show();
    expect(container.querySelector(".count")).toBeNull();
    const five = seated("MED", "SCI", "DIS", "QUA", "PLA");
    await rerender({ board: { ...board, pawns: five.map(() => "ATL") }, seats: five });
    expect(container.querySelector(".count text")?.textContent).toBe("5");
  });
});
