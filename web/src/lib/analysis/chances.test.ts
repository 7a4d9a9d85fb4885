import type { Chances } from "$lib/net/protocol";
import { describe, expect, it, vi } from "vitest";
import { after, Following, range, told } from "./chances.svelte";
import "$lib/review/texts";

const estimate = (chance: number, low: number, high: number) => ({ chance, low, high, games: 80 });
const before = estimate(0.62, 0.51, 0.72);
const CHANCES: Chances = {
  points: [
    { turn: 0, n: 17, seat: 0, wins: before },
    { turn: 1, n: 30, seat: 0, wins: estimate(0.31, 0.22, 0.42) },
    { turn: 2, n: 41, seat: 1, wins: { chance: 0, low: 0, high: 0, games: 0 } },
  ],
  swings: [{ turn: 1, seat: 0, since: 17, n: 30, before, after: estimate(0.31, 0.22, 0.42), marks: [{ n: 25, turn: 1, what: "epidemic", of: "MOS" }, { n: 27, turn: 1, what: "outbreak", of: "k", city: "TEH" }] }],
  done: 160,
  of: 160,
};

describe("the chance to win", () => {
  it("is said with its range, and without one where the game is over", () => {
    expect(after(CHANCES.points[0]!)).toBe("Before the first turn: 62%, likely range 51% to 72%");
    expect(after(CHANCES.points[1]!)).toBe("After turn 1: 31%, likely range 22% to 42%");
    expect(after(CHANCES.points[2]!)).toBe("After turn 2: 0%");
    expect(range(CHANCES.points[2]!.wins!)).toBe("");
  });

  it("has turning points in words: what they did to it and what happened", () => {
    expect(told(CHANCES.swings[0]!)).toBe("Turn 1: 62% → 31%, Epidemic in Moscow, Outbreak of black in Tehran");
    expect(told({ ...CHANCES.swings[0]!, marks: [], why: { id: "ai-why-build", args: { role: "OPS", city: "CAI" } } })).toContain("station in Cairo");
  });

  it("is known by the place in the game, with the turning point that the place lies in", () => {
    const following = new Following("t");
    expect(following.of(20)).toBeNull();
    following.told = CHANCES;
    expect(following.of(5)).toBeNull();
    expect(following.of(17)).toEqual({ point: CHANCES.points[0], swing: undefined });
    expect(following.of(18)!.swing!.turn).toBe(1);
    expect(following.of(30)!.swing!.turn).toBe(1);
    expect(following.of(31)).toEqual({ point: CHANCES.points[1], swing: undefined });
  });

  it("is asked for again until all is found out, and no more when nobody looks", async () => {
    vi.useFakeTimers();
    const answers = [{ ...CHANCES, done: 40 }, CHANCES];
    const ask = vi.fn(async () => new Response(JSON.stringify(answers.shift() ?? CHANCES)));
    vi.stubGlobal("fetch", ask);
    const following = new Following("t");
    await following.follow();
    expect(following.share).toBe(0.25);
    await vi.advanceTimersByTimeAsync(1000);
    expect(ask).toHaveBeenCalledTimes(2);
    expect(following.share).toBeNull();
    await vi.advanceTimersByTimeAsync(5000);
    expect(ask).toHaveBeenCalledTimes(2);
    answers.push({ ...CHANCES, done: 40 });
    await following.follow();
    following.stop();
    await vi.advanceTimersByTimeAsync(5000);
    expect(ask).toHaveBeenCalledTimes(3);
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
});
