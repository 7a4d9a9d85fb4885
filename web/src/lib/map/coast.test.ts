import { describe, expect, it } from "vitest";
import { COAST, MASSES, pieces } from "./coast";

describe("coast", () => {
  it("is cut so that each piece goes on where the one before ended", () => {
    for (const mass of MASSES) {
      const parts = pieces(mass);
      const numbers = parts.map((part) => part.match(/-?[\d.]+/g)!.map(Number));
      for (const [i, part] of numbers.entries()) expect(numbers[(i + 1) % numbers.length]!.slice(0, 2)).toEqual(part.slice(-2));
    }
  });

  it("has only short pieces, and loses none of the bends", () => {
    expect(Math.max(...COAST.map((piece) => piece.length))).toBeLessThan(500);
    const bends = MASSES.join("").match(/-?\d*\.?\d+/g)!.length / 2 - 2 * MASSES.length; // all but each start and first control point
    expect(COAST.join("").match(/[QT]/g)).toHaveLength(bends);
  });
});
