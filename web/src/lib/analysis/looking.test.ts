import type { Analysed, Looked, Way } from "$lib/net/protocol";
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import Facts from "./Facts.svelte";
import { Looking } from "./looking.svelte";
import "$lib/stats/texts";
import "./texts";
import Ways from "./Ways.svelte";

const wins = (chance: number) => ({ chance, low: chance - 0.1, high: chance + 0.1, games: 48 });
const way = (city: string, chance: number, played = false): Way => ({
  steps: [{ seat: 0, token: city, said: { id: "log-drive", args: { who: "MED", pawn: "MED", city } }, state: "ok", what: { token: city, kind: "drive", seat: 0, pawn: 0, city }, origin: "ATL", place: city }],
  why: { id: "ai-why-treat", args: { role: "MED", city, disease: "b" } },
  wins: wins(chance),
  played,
});
const FOUND: Analysed = { wins: wins(0.6), ways: [way("CHI", 0.6), way("WAS", 0.5, true)], losses: { outbreaks: 3, cards: 1 }, threats: { LAG: { exact: "3/13", chance: 3 / 13 } }, epidemics: [{ exact: "5/6", chance: 5 / 6 }, { exact: "1/6", chance: 1 / 6 }], missing: { b: 2 }, turns: 9 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("a position that is looked at", () => {
  const asked: [boolean, string][] = [];
  const answers: (Looked | Error)[] = [];
  const looking = (...all: (Looked | Error)[]): Looking => {
    asked.length = 0;
    answers.splice(0, answers.length, ...all);
    return new Looking(async (start, place) => {
      asked.push([start, place]);
      const answer = answers.shift()!;
      if (answer instanceof Error) throw answer;
      return answer;
    });
  };

  it("is shown at once when it is known already, and nothing is begun before somebody asks", async () => {
    const one = looking({}, { found: FOUND });
    one.turn("0:5");
    one.turn("0:6"); // who drags on is asked about the last place alone
    await vi.advanceTimersByTimeAsync(200);
    expect(asked).toEqual([[false, "0:6"]]);
    expect([one.found, one.before]).toEqual([null, null]);
    one.turn("0:7");
    await vi.advanceTimersByTimeAsync(200);
    expect(one.found).toBe(FOUND);
  });

  it("is waited for, with how many come first", async () => {
    const one = looking({ before: 2 }, { before: 0 }, { found: FOUND });
    one.look("0:5");
    await vi.advanceTimersByTimeAsync(0);
    expect(one.before).toBe(2);
    await vi.advanceTimersByTimeAsync(1000);
    expect(one.before).toBe(0);
    await vi.advanceTimersByTimeAsync(1000);
    expect([one.found, one.before]).toEqual([FOUND, null]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked).toHaveLength(3);
  });

  it("is forgotten when another one is wanted", async () => {
    const one = looking({ before: 1 }, {});
    one.look("0:5");
    await vi.advanceTimersByTimeAsync(0);
    one.turn("0:9");
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked).toEqual([[true, "0:5"], [false, "0:9"]]);
  });

  it("may be refused, which is said only to whoever asked", async () => {
    const one = looking(new Error("busy"), new Error("busy"));
    one.turn("0:5");
    await vi.advanceTimersByTimeAsync(200);
    expect(one.trouble).toBe("");
    one.look("0:5");
    await vi.advanceTimersByTimeAsync(0);
    expect([one.trouble, one.before]).toEqual(["busy", null]);
  });
});

describe("ways to go on", () => {
  it("say what they are for, how often they win and which one was played; the chosen one has its steps", async () => {
    const chosen = vi.fn();
    render(Ways, { ways: FOUND.ways, chosen: 0, onchoose: chosen });
    const [first, second] = screen.getAllByRole("button");
    expect(first!.textContent).toContain("60%");
    expect(second!.textContent).toContain("played");
    expect([first!, second!].map((one) => one.getAttribute("aria-expanded"))).toEqual(["true", "false"]);
    expect(screen.getByText("Medic drives to Chicago.")).toBeTruthy();
    expect(screen.queryByText("Medic drives to Washington.")).toBeNull();
    await fireEvent.click(second!);
    expect(chosen).toHaveBeenCalledWith(1);
  });
});

describe("what is certain", () => {
  it("is said in numbers", () => {
    const { container } = render(Facts, { found: FOUND });
    const text = container.textContent!.replace(/\s+/g, " ");
    expect(text).toContain("no epidemic: 83%");
    expect(text).toContain("one epidemic: 17%");
    expect(text).toMatch(/Lagos\s*23%/);
    expect(text).toContain("Outbreaks 75%");
    expect(text).toContain("Cards ran out 25%");
    expect(container.querySelector("[title='3/13']")).toBeTruthy();
  });
});
