import { describe, expect, test } from "vitest";
import type { Entry, Said } from "$lib/net/protocol";
import { byDanger, quiet } from "./lists";
import { latest, spoken } from "./spoken";

const line = (id: string, args: Said["args"] = {}): Said => ({ id, args });
const cubes = (city: string, n = 1): Said => line("log-cubes", { n, disease: "b", city });
const outbreak = (city: string, n: number): Said => line("log-outbreak", { disease: "b", city, n });

describe("what is read aloud", () => {
  test("a chain of outbreaks is one sentence, in the order of its cities", () => {
    const text = spoken([line("log-infect", { city: "CHI" }), outbreak("CHI", 2), cubes("SFO"), cubes("MON"), outbreak("ATL", 3), cubes("WAS"), line("log-infect", { city: "CAI" }), cubes("CAI")]);
    expect(text).toBe("Infection: Chicago. A chain of 2 outbreaks of blue: Chicago, Atlanta. Infection: Cairo.");
  });

  test("one outbreak is told as it is, without each of its cubes", () => {
    expect(spoken([line("log-infect", { city: "CHI" }), outbreak("CHI", 2), cubes("SFO"), cubes("MON")])).toBe("Infection: Chicago. Outbreak of blue in Chicago, number 2.");
  });

  test("what happened last begins with what somebody did last; a pass is not told", () => {
    const entry = (n: number, seat: number | null, ...said: Said[]): Entry => ({ n, turn: 1, seat, token: "", said, at: 0 }) as unknown as Entry;
    const log = [entry(0, 0, line("log-drive", { who: "MED", city: "CHI" })), entry(1, 0, line("log-done", { who: "MED" })), entry(2, null, line("log-draw", { who: "MED", card: "PAR" })), entry(3, 1, line("log-pass", { who: "SCI" }))];
    expect(latest(log)).toBe("Medic ends the actions. Medic draws Paris.");
    expect(latest([])).toBe("");
  });
});

describe("cities by danger", () => {
  const table = { CAI: { k: 1, r: 1, u: 1 }, ATL: { u: 3 }, PAR: { u: 2, k: 1 }, MAD: { u: 2 }, LON: { u: 0 } };

  test("most of one disease first, then most of all, then the alphabet", () => {
    expect(byDanger(table)).toEqual(["ATL", "PAR", "MAD", "CAI"]);
  });

  test("all others are listed by name", () => {
    const rest = quiet(table);
    expect(rest).toHaveLength(44);
    expect(rest[0]).toBe("ALG");
    expect(rest).toContain("LON");
  });
});
