import { describe, expect, it } from "vitest";
import { CODES, spot } from "./layout";
import { namesShown } from "./names";
import { NO_PAD } from "./panzoom";
import { placement } from "./placement";

const empty = () => ({ cubes: 0, pawns: 0 });
const text = (code: string) => `City ${code}`;

describe("names", () => {
  it("are all there when the map is large", () => {
    expect(namesShown({ s: 0.64, k: 1, name: 1 }, text, () => 0, empty).size).toBe(CODES.length);
  });

  it("stay for what matters when it is small, the most urgent first", () => {
    const small = { s: 0.29, k: 1.7, name: 1.5 };
    const only = namesShown(small, text, (code) => (code === "CAI" ? 8 : 0), empty);
    expect([...only]).toEqual(["CAI"]);
    const all = namesShown(small, text, (code) => (code === "OSA" ? 8 : 1), empty);
    expect(all.has("OSA")).toBe(true);
    expect(all.size).toBeLessThan(CODES.length);
  });
});

describe("a popover", () => {
  const scene = { pixels: (p: { x: number; y: number }) => p, mark: 1, size: { w: 1260, h: 840 }, pad: NO_PAD };

  it("lies inside the map and never on its own city", () => {
    for (const code of CODES) {
      const { left, top } = placement(code, 226, 132, { ...scene, weight: () => 0 });
      expect(left >= 8 && left <= 1260 - 226 - 8 && top >= 8 && top <= 840 - 132 - 8, code).toBe(true);
      const { x, y } = spot(code);
      expect(x < left || x > left + 226 || y < top || y > top + 132, code).toBe(true);
    }
  });

  it("keeps off the cities that matter", () => {
    const covers = (code: string, weight: (code: string) => number) => {
      const { left, top } = placement("IST", 226, 132, { ...scene, weight });
      const { x, y } = spot(code);
      return x > left && x < left + 226 && y > top && y < top + 132;
    };
    for (const code of ["BAG", "CAI", "MIL", "MOS"]) expect(covers(code, (each) => (each === code ? 9 : 0)), code).toBe(false);
  });
});
