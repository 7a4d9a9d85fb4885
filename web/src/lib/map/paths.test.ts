import { describe, expect, it } from "vitest";
import { PERIOD, spot } from "./layout";
import { drive, onTheWay, route, strokes, wayOf } from "./paths";

describe("paths", () => {
  it("draws a link over the Pacific as two halves that leave the map", () => {
    const [west, east] = strokes("SFO", "TOK");
    expect(west).toEqual([spot("SFO"), { x: spot("TOK").x - PERIOD, y: spot("TOK").y }]);
    expect(east).toEqual([spot("TOK"), { x: spot("SFO").x + PERIOD, y: spot("SFO").y }]);
    expect(strokes("TOK", "SFO")).toEqual([east, west]);
  });

  it("tells drives from flights", () => {
    expect(wayOf("CAI", "IST")).toBe("link");
    expect(wayOf("MNL", "SFO")).toBe("wrap");
    expect(wayOf("CAI", "TOK")).toBe("flight");
  });

  it("goes straight along a link and in an arc when it is flown", () => {
    expect(route("CAI", "IST", 20)).toMatch(/^M[\d.]+ [\d.]+L[\d.]+ [\d.]+$/);
    expect(route("CAI", "TOK", 20)).toContain("Q");
    expect(route("SFO", "TOK", 20).match(/M/g)).toHaveLength(2);
  });

  it("finds the shortest drive, also over the Pacific", () => {
    expect(drive("CAI", "CAI")).toEqual(["CAI"]);
    expect(drive("CAI", "IST")).toEqual(["CAI", "IST"]);
    expect(drive("CHI", "TOK")).toEqual(["CHI", "SFO", "TOK"]);
    expect(drive("ATL", "BOG")).toEqual(["ATL", "MIA", "BOG"]);
    expect(drive("LIM", "STP")).toHaveLength(7); // six drives
  });

  it("begins and ends every way at its cities", () => {
    for (const [from, to] of [["CAI", "IST"], ["SFO", "TOK"], ["SYD", "LAX"], ["CAI", "TOK"]] as const) {
      const kind = wayOf(from, to);
      for (const [t, city] of [[0, from], [1, to]] as const) {
        const at = onTheWay(spot(from), spot(to), t, kind);
        expect(at.x).toBeCloseTo(spot(city).x);
        expect(at.y).toBeCloseTo(spot(city).y);
      }
    }
  });

  it("never crosses the whole map on the way over the Pacific", () => {
    for (let t = 0; t <= 1; t += 0.05) {
      const { x } = onTheWay(spot("SFO"), spot("TOK"), t, "wrap");
      expect(x < spot("SFO").x + 1 || x > spot("TOK").x - 1).toBe(true);
    }
  });
});
