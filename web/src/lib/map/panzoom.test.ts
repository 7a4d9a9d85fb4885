import { describe, expect, it } from "vitest";
import { BOX, spot } from "./layout";
import { between, centreOn, clamp, fit, frame, least, nameScale, NAME, NO_PAD, type View, zoomAt } from "./panzoom";

const desk = { w: 1132, h: 585 };
const phone = { w: 390, h: 475 };
const world = (view: View, x: number, y: number) => ({ x: (x - view.x) / view.s, y: (y - view.y) / view.s });

describe("view", () => {
  it("fits the whole world, in the middle, beside what is covered", () => {
    for (const pad of [NO_PAD, { top: 10, right: 200, bottom: 80, left: 0 }]) {
      const view = fit(desk, pad);
      const left = view.x + view.s * BOX.x;
      const right = view.x + view.s * (BOX.x + BOX.w);
      expect(left - pad.left).toBeCloseTo(desk.w - pad.right - right);
      expect(left).toBeGreaterThanOrEqual(pad.left - 1e-9);
      expect(view.y + view.s * BOX.y).toBeGreaterThanOrEqual(pad.top - 1e-9);
    }
  });

  it("keeps the point under the pointer while it zooms", () => {
    const before = zoomAt(fit(desk, NO_PAD), 2, 600, 300, desk, NO_PAD);
    const after = zoomAt(before, 1.2, 500, 250, desk, NO_PAD);
    expect(world(after, 500, 250).x).toBeCloseTo(world(before, 500, 250).x);
    expect(world(after, 500, 250).y).toBeCloseTo(world(before, 500, 250).y);
  });

  it("zooms from one to four times, and not beyond", () => {
    const whole = least(desk, NO_PAD);
    expect(zoomAt(fit(desk, NO_PAD), 0.1, 0, 0, desk, NO_PAD).s).toBe(whole);
    expect(zoomAt(fit(desk, NO_PAD), 100, 0, 0, desk, NO_PAD).s).toBeCloseTo(4 * whole);
  });

  it("never loses the world", () => {
    const gone = clamp({ x: 1e5, y: -1e5, s: 2 }, desk, NO_PAD);
    expect(world(gone, 0, 0).x).toBeGreaterThan(BOX.x - 71);
    expect(world(gone, 0, desk.h).y).toBeLessThan(BOX.y + BOX.h + 71);
  });

  it("frames a pawn and its neighbours on a phone, large enough to read", () => {
    const around = ["IST", "MIL", "STP", "MOS", "BAG", "CAI", "ALG"].map(spot);
    const view = frame(around, phone, NO_PAD);
    expect(view.s).toBeGreaterThan(0.8);
    for (const { x, y } of around) {
      expect(view.x + view.s * x > 20 && view.x + view.s * x < phone.w - 20).toBe(true);
      expect(view.y + view.s * y > 20 && view.y + view.s * y < phone.h - 20).toBe(true);
    }
  });

  it("starts and ends a journey where it should", () => {
    const from = fit(desk, NO_PAD);
    const to = centreOn(spot("CAI"), 2, desk, NO_PAD);
    for (const [t, view] of [[0, from], [1, to]] as const) {
      const at = between(from, to, t, desk, NO_PAD);
      expect(at.x).toBeCloseTo(view.x);
      expect(at.y).toBeCloseTo(view.y);
      expect(at.s).toBeCloseTo(view.s);
    }
  });

  it("never writes a name smaller than 11 pixels", () => {
    for (const mark of [0.3, 0.5, 0.75, 1, 2]) expect(NAME * mark * nameScale(mark)).toBeGreaterThanOrEqual(11 - 1e-9);
  });
});
