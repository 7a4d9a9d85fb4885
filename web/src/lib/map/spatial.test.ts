import { describe, expect, it } from "vitest";
import { CODES, spot } from "./layout";
import { type Arrow, towards } from "./spatial";

const ARROWS: Arrow[] = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];

describe("arrow keys", () => {
  it("go to the city one would expect", () => {
    expect(towards("CAI", "ArrowUp")).toBe("IST");
    expect(towards("CAI", "ArrowDown")).toBe("KHA");
    expect(towards("MAD", "ArrowLeft")).toBe("NYC");
    expect(towards("CHI", "ArrowDown")).toBe("ATL");
    expect(towards("SEO", "ArrowLeft")).toBe("BEI");
  });

  it("cross the Pacific both ways", () => {
    expect(towards("SFO", "ArrowLeft")).toBe("TOK");
    expect(towards("TOK", "ArrowRight")).toBe("SFO");
  });

  it("stop at the top and at the bottom", () => {
    expect(towards("STP", "ArrowUp")).toBeNull();
    expect(towards("BUE", "ArrowDown")).toBeNull();
  });

  it("lead the way they point", () => {
    for (const code of CODES) {
      const up = towards(code, "ArrowUp");
      const down = towards(code, "ArrowDown");
      if (up) expect(spot(up).y, `${code} up`).toBeLessThan(spot(code).y);
      if (down) expect(spot(down).y, `${code} down`).toBeGreaterThan(spot(code).y);
    }
  });

  it("reach every city from every other", () => {
    for (const start of CODES) {
      const reached = new Set([start]);
      for (const code of reached) for (const arrow of ARROWS) reached.add(towards(code, arrow) ?? code);
      expect(CODES.filter((code) => !reached.has(code)), `from ${start}`).toEqual([]);
    }
  });
});
