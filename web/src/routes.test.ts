import { describe, expect, it } from "vitest";
import { pathOf, placeOf } from "./routes";

describe("a path", () => {
  it("leads to the pages about people", () => {
    expect(placeOf("/p/Ann%20B")).toEqual({ page: "profile", name: "Ann B" });
    expect(placeOf("/p/Zo%C3%AB/")).toEqual({ page: "profile", name: "Zoë" });
    expect(placeOf("/p/%")).toEqual({ page: "profile", name: "%" });
    expect(placeOf("/boards")).toEqual({ page: "boards" });
    expect(placeOf("/me")).toEqual({ page: "account" });
  });

  it("may be three words", () => {
    expect(placeOf("/j/river-lamp-otter")).toEqual({ page: "words", words: "river-lamp-otter" });
    expect(placeOf("/j/River%20lamp%20otter/")).toEqual({ page: "words", words: "River lamp otter" });
  });

  it("of a link for watching leads to the same pages as that of a table", () => {
    const code = "abcdefghjkmnpqrs";
    expect(pathOf(code)).toBe(`/w/${code}`);
    expect(pathOf("abcdefghjk", "deal")).toBe("/t/abcdefghjk/deal");
    expect(placeOf(pathOf(code))).toEqual({ page: "table", id: code });
    expect(placeOf(pathOf(code, "replay"))).toEqual({ page: "replay", id: code });
    expect(placeOf(pathOf(code, "analysis"))).toEqual({ page: "analysis", id: code });
  });

  it("that is none leads nowhere", () => {
    expect(["/p/", "/p/a/b", "/me/x", "/boards/2013"].map((path) => placeOf(path).page)).toEqual(Array(4).fill("nowhere"));
  });
});
