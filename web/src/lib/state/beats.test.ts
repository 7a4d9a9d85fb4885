import type { Entry, Said } from "$lib/net/protocol";
import { view } from "../../fixtures";
import { describe, expect, it } from "vitest";
import { beatsOf, cardOf, played } from "./beats";

const line = (id: string, args: Record<string, string | number> = {}): Said => ({ id: `log-${id}`, args });
const entry = (n: number, ...said: Said[]): Entry => ({ n, turn: 3, seat: null, token: "", said });
const ROLES = ["PLA", "OPS", "MED"];

/** One infection that ends in a chain of two outbreaks. */
const CHAIN = entry(
  0,
  line("infect", { city: "ESS" }),
  line("outbreak", { city: "ESS", disease: "b", n: 1 }),
  line("cubes", { city: "LON", disease: "b", n: 1 }),
  line("cubes", { city: "STP", disease: "b", n: 1 }),
  line("outbreak", { city: "PAR", disease: "b", n: 2 }),
  line("cubes", { city: "LON", disease: "b", n: 1 }),
);
const EPIDEMIC = [
  entry(0, line("epidemic", { who: "OPS" }), line("rate", { rate: 3, n: 2 })),
  entry(1, line("strike", { city: "SAO" }), line("cubes", { city: "SAO", disease: "y", n: 3 }), line("shuffle", { n: 4 })),
];

describe("what has happened, beat by beat", () => {
  it("rolls outbreaks outward in the order in which one caused the other, each with its cubes", () => {
    expect(beatsOf([CHAIN], 0).map((beat) => [beat.kind, cardOf(beat), beat.lines.length])).toEqual([
      ["infect", "ESS", 1],
      ["outbreak", "ESS", 3],
      ["outbreak", "PAR", 2],
    ]);
  });

  it("gives an epidemic three beats that come to 1.6 seconds", () => {
    const beats = beatsOf(EPIDEMIC, 0);
    expect(beats.map((beat) => beat.kind)).toEqual(["epidemic", "strike", "shuffle"]);
    expect(beats.reduce((sum, beat) => sum + beat.lasts, 0)).toBe(1600);
  });

  it("says how far the log is told with each beat", () => {
    expect(beatsOf([entry(0), CHAIN], 1).map((beat) => beat.at)).toEqual([[1, 1], [1, 4], [1, 6]]);
    expect(beatsOf([CHAIN], 1)).toEqual([]);
  });

  it("knows who moves, whoever moves him", () => {
    const { board } = view("act");
    const [beat] = beatsOf([entry(0, line("drive-other", { who: "PLA", pawn: "MED", city: "CHI" }))], 0);
    expect(beat!.kind).toBe("drive");
    expect(played(board, beat!, ROLES).pawns).toEqual(["ATL", "ATL", "CHI"]);
  });

  it("changes the board step by step: cubes, supply, tracks, the infection cards", () => {
    const { board } = view("act");
    const left = (id: string, so = board): number => so.diseases.find((d) => d.id === id)!.left;
    const [infect, first, second] = beatsOf([CHAIN], 0);
    const turned = played(board, infect!, ROLES);
    expect(turned.infection.discard[0]).toBe("ESS");
    expect(turned.infection.layers.flatMap((layer) => layer.cards)).not.toContain("ESS");
    expect(turned.cubes).toEqual(board.cubes);
    const once = played(turned, first!, ROLES);
    expect(once.outbreaks).toBe(1);
    const twice = played(once, second!, ROLES);
    expect((twice.cubes["LON"]?.["b"] ?? 0) - (board.cubes["LON"]?.["b"] ?? 0)).toBe(2);
    expect(left("b", twice)).toBe(left("b") - 3);

    const after = beatsOf(EPIDEMIC, 0).reduce((so, beat) => played(so, beat, ROLES), board);
    expect(after.rate).toBe(3);
    expect(after.infection.discard).toEqual([]);
    expect(after.infection.layers[0]!.cards).toContain("SAO");
  });

  it("takes cubes away, and a city without any from the list", () => {
    const { board } = view("act");
    const full = played(board, beatsOf([entry(0, line("cubes", { city: "SYD", disease: "r", n: 1 }))], 0)[0]!, ROLES);
    expect(full.cubes["SYD"]).toEqual({ r: 1 });
    const [beat] = beatsOf([entry(0, line("treat", { who: "MED", city: "SYD", disease: "r" }), line("lifted", { city: "SYD", disease: "r", n: 1 }))], 0);
    expect(beat!.lasts).toBe(0);
    expect(played(full, beat!, ROLES).cubes["SYD"]).toBeUndefined();
  });
});
