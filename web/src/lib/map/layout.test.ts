import { describe, expect, it } from "vitest";
import { BOX, CODES, EDGES, MARGINS, NEIGHBOURS, spot, wraps } from "./layout";

describe("layout", () => {
  it("has the 48 cities in atlas order, twelve of each disease", () => {
    expect(CODES).toHaveLength(48);
    expect(CODES.slice(0, 2)).toEqual(["SFO", "CHI"]);
    expect(CODES.at(-1)).toBe("SYD");
    expect(CODES.map((code) => spot(code).disease).join("")).toBe("b".repeat(12) + "y".repeat(12) + "k".repeat(12) + "r".repeat(12));
  });

  it("has 93 different links between cities that exist", () => {
    const seen = new Set(EDGES.map((edge) => edge.toSorted().join("-")));
    expect(seen.size).toBe(93);
    expect(EDGES.flat().every((code) => CODES.includes(code))).toBe(true);
    expect(EDGES.every(([a, b]) => NEIGHBOURS[a]!.includes(b) && NEIGHBOURS[b]!.includes(a))).toBe(true);
  });

  it("lets three links cross the Pacific, named on both margins", () => {
    expect(EDGES.filter(([a, b]) => wraps(a, b)).map((edge) => edge.join("-"))).toEqual(["SFO-TOK", "SFO-MNL", "LAX-SYD"]);
    expect(MARGINS).toHaveLength(6);
  });

  it("keeps cities inside the map and apart from each other", () => {
    for (const a of CODES) {
      const { x, y } = spot(a);
      expect(x > BOX.x && x < BOX.x + BOX.w && y > BOX.y && y < BOX.y + BOX.h, a).toBe(true);
      for (const b of CODES) if (a < b) expect(Math.hypot(x - spot(b).x, y - spot(b).y), a + b).toBeGreaterThan(60);
    }
  });
});
