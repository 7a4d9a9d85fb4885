import { describe, expect, it } from "vitest";
import { apart, ticks } from "./plot";

describe("an axis", () => {
  it("has a few round numbers, the last of them not below the highest value", () => {
    expect(ticks(0)).toEqual([0]);
    expect(ticks(8)).toEqual([0, 2, 4, 6, 8]);
    expect(ticks(3)).toEqual([0, 1, 2, 3]);
    expect(ticks(152_738)).toEqual([0, 50_000, 100_000, 150_000, 200_000]);
  });
});

describe("signs at the ends of lines", () => {
  it("keep their distance and their order", () => {
    expect(apart([10, 12, 40], 14)).toEqual([10, 24, 40]);
    expect(apart([30, 10, 11], 14)).toEqual([38, 10, 24]);
  });
});
