import { describe, expect, it } from "vitest";
import { parts, plain } from "./markup";

describe("a sentence of the rules", () => {
  it("has strong words, rulings and ways to other places", () => {
    expect(parts("**Infect.** The [bottom](#infect) card [72], [73].")).toEqual([
      { kind: "strong", text: "Infect." },
      { kind: "text", text: " The " },
      { kind: "link", text: "bottom", place: "infect" },
      { kind: "text", text: " card" },
      { kind: "ruling", text: "72" },
      { kind: "text", text: "," },
      { kind: "ruling", text: "73" },
      { kind: "text", text: "." },
    ]);
  });

  it("is found by its words alone", () => {
    expect(plain("**One** at a time [87], or [two](#x) [88].")).toBe("One at a time, or two.");
  });
});
