import { view } from "../../fixtures";
import { describe, expect, it } from "vitest";
import { chooses, mustConfirm, progress, STEPS, toolOf, ways } from "./legal";
import type { Legal } from "$lib/net/protocol";

const move = (kind: Legal["kind"], pawn: number, city: string, card?: string): Legal => ({ token: `${kind}${pawn}${city}${card}`, kind, seat: 0, pawn, city, ...(card ? { card } : {}) });

describe("the tool of an action", () => {
  it("is the role's when another pawn moves", () => {
    expect(toolOf(move("drive", 0, "CAI"))).toBe("drive");
    expect(toolOf(move("drive", 1, "CAI"))).toBe("role");
    expect(toolOf(move("join", 0, "CAI"))).toBe("role");
    expect(toolOf({ token: "", kind: "take", seat: 0 })).toBe("share");
    expect(toolOf({ token: "", kind: "quiet", seat: 0, card: "QUIET" })).toBe("event");
  });
});

describe("kinds that modules bring", () => {
  const legal = (kind: string, rest: Partial<Legal> = {}): Legal => ({ token: kind, kind, seat: 0, ...rest });

  it("are events when they name their own card", () => {
    expect(toolOf(legal("remote", { card: "REMOTE" }))).toBe("event");
    expect(toolOf(legal("fetch", { card: "CAI" }))).toBe("role");
  });

  it("have their tool", () => {
    expect(toolOf(legal("sample", { disease: "b" }))).toBe("role");
    expect(toolOf(legal("collect", { card: "CAI", partner: 1 }))).toBe("role");
    expect(toolOf(legal("sample_cure", { disease: "b", cards: ["PAR", "LON"] }))).toBe("cure");
  });

  it("choose something, or are a button of their own", () => {
    expect(chooses(legal("remove", { city: "CAI", disease: "k" }))).toBe(true);
    expect(chooses(legal("relieve", { city: "CAI", disease: "k" }))).toBe(true);
    expect(chooses(legal("enough"))).toBe(false);
  });

  it("tell the moves of another pawn from the own deed of a role", () => {
    const now = progress([legal("fetch", { card: "CAI" }), move("drive", 1, "ALG")], STEPS.role, {});
    expect(now.open).toMatchObject({ step: "deed", options: ["fetch", ""] });
    expect(progress([legal("fetch", { card: "CAI" })], STEPS.role, {}).open).toBeNull();
  });
});

describe("progress through the steps", () => {
  const airlift = view("act").legal.filter((l) => l.kind === "airlift");

  it("fills a step with one candidate by itself and stops at the first with several", () => {
    const now = progress(airlift, STEPS.event, {});
    expect(now.stages.map((s) => [s.step, s.auto])).toEqual([["event", true], ["pawn", false]]);
    expect(now.open?.options).toEqual(["0", "1", "2"]);
  });

  it("leaves one action when everything is chosen", () => {
    const now = progress(airlift, STEPS.event, { pawn: "1", city: "TOK" });
    expect(now.open).toBeNull();
    expect(now.left.map((l) => l.token)).toEqual(["AIRLIFT(OPS,TOK)"]);
  });

  it("forgets a choice that is not offered", () => {
    expect(progress(airlift, STEPS.event, { pawn: "4" }).open?.step).toBe("pawn");
  });

  it("asks which cards when more than needed are in hand", () => {
    const now = progress(view("cure").legal.filter((l) => l.kind === "cure"), STEPS.cure, {});
    expect(now.open?.step).toBe("cards");
    expect(now.open?.options).toHaveLength(5);
  });
});

describe("the ways to a city", () => {
  it("lists free ways first, then what costs a card, then events", () => {
    const legal = [move("charter", 0, "CAI", "ATL"), move("direct", 0, "CAI", "CAI"), move("drive", 1, "CAI"), move("shuttle", 0, "CAI"), ...view("act").legal.filter((l) => l.kind === "airlift"), move("drive", 0, "CAI")];
    expect(ways(legal, 0, "CAI", false).map((w) => w.id)).toEqual(["drive", "shuttle", "direct", "charter", "role1", "airlift"]);
  });

  it("gathers all cards of a flight that takes any card", () => {
    const legal = [move("ops_flight", 0, "CAI", "ATL"), move("ops_flight", 0, "CAI", "LON")];
    expect(ways(legal, 0, "CAI", false)).toMatchObject([{ tool: "role", all: { length: 2 } }]);
  });

  it("shows what may be done where the pawn stands, and nothing of another seat", () => {
    const treat: Legal = { token: "-b", kind: "treat", seat: 0, city: "CAI", disease: "b" };
    expect(ways([treat], 0, "CAI", true).map((w) => w.id)).toEqual(["treatb"]);
    expect(ways([treat], 0, "CAI", false)).toEqual([]);
    expect(ways([{ ...treat, seat: 1 }], 0, "CAI", true)).toEqual([]);
  });
});

describe("asking once more", () => {
  it("is for cards, events and what belongs to others", () => {
    expect(mustConfirm(move("drive", 0, "CAI"), [0])).toBe(false);
    expect(mustConfirm(move("direct", 0, "CAI", "CAI"), [0])).toBe(true);
    expect(mustConfirm(move("drive", 1, "CAI"), [0])).toBe(true);
    expect(mustConfirm(move("drive", 1, "CAI"), [0, 1])).toBe(false);
    expect(mustConfirm({ token: "+", kind: "build", seat: 0, city: "CAI" }, [0])).toBe(false);
    expect(mustConfirm({ token: "+", kind: "build", seat: 0, city: "CAI", card: "CAI" }, [0])).toBe(true);
    expect(mustConfirm({ token: "QUIET", kind: "quiet", seat: 0, card: "QUIET" }, [0])).toBe(true);
  });
});
