/** The first game: a fixed deal at a real table, and what is said of it step by step (tests/server/test_lesson.py plays it). */
import type { Entry, NewTable } from "$lib/net/protocol";
import type { Play } from "$lib/state/play.svelte";

/** The table that is asked for; whoever knows the cards plays for no points (`scores.ranked`). */
export const WISH: NewTable = { seats: 2, roles: ["MED", "SCI"], first: 0, epidemics: 4, seed: "lesson-10791" };

/** What the player does, as tokens, in this order. */
export const PATH: readonly string[] = ["MIA", "-y", "ATL", "ATL>SCI", "!b(CHI,ATL,NYC,ESS)", "SYD(SYD)"];

export interface Step {
  /** The messages `learn-ID` and `learn-ID-text`. */
  id: string;
  /** Tokens of the path that are done before. */
  at: number;
  /** Until then the step waits; left out, it waits for the next token of the path, or (`read`) for a press on Next. */
  until?: (play: Play) => boolean;
  read?: boolean;
  /** What it is about: of these the first that is on the screen. */
  spots: readonly string[];
}

const SURE = "[data-prompt] [data-do=confirm], [data-do=sure]";
const city = (code: string): string[] => [SURE, `[data-token=${code}]`, `.pop [data-way=drive]`, `.city[data-city=${code}] .hit`, `[data-row=${code}]`];
const infection = [".infection", "[data-tab=infection]"];

export const STEPS: readonly Step[] = [
  { id: "goal", at: 0, read: true, spots: [".curebox"] },
  { id: "danger", at: 0, spots: city("MIA") },
  { id: "treat", at: 1, spots: [SURE, "[data-token='-y']", "[data-tool=treat]"] },
  { id: "home", at: 2, spots: city("ATL") },
  { id: "share", at: 3, spots: [SURE, "[data-token='ATL>SCI']", "[data-tool=share]"] },
  { id: "cards", at: 4, read: true, spots: [".news", "[data-happened]", ...infection] },
  { id: "cure", at: 4, spots: [SURE, "[data-token^='!b']", "[data-tool=cure]"] },
  { id: "fly", at: 5, spots: [SURE, "[data-token^=SYD]", ".pop [data-way=direct]", ".hand [data-card=SYD]", "[data-tool=direct]"] },
  { id: "off", at: 6, until: (play) => play.reason !== "", spots: ["[data-tool=shuttle]"] },
  { id: "end", at: 6, until: (play) => play.view.board.turn > 2, spots: [SURE, "[data-do=end]", "[data-token='.']"] },
  { id: "epidemic", at: 6, read: true, spots: infection },
  { id: "outbreak", at: 6, read: true, spots: [".city[data-city=SHA] .hit", ".trk"] },
  { id: "done", at: 6, read: true, spots: [] },
];

/** What people have done, without letting moments pass. */
export const doings = (log: readonly Entry[]): string[] => log.filter((e) => e.seat !== null && !e.said[0]?.id.startsWith("log-pass")).map((e) => e.token);

/** How many tokens of the path are done, and whether something else was done instead. */
export function along(done: readonly string[]): { far: number; strayed: boolean } {
  let far = 0;
  while (far < PATH.length && done[far] === PATH[far]) far++;
  return { far, strayed: far < PATH.length && done.length > far };
}

/** The step that fits: back when something was taken back, on when what it waited for is done. */
export function stepAt(step: number, far: number, play: Play): number {
  let i = Math.min(step, STEPS.length - 1);
  while (i > 0 && STEPS[i]!.at > far) i--;
  while (i < STEPS.length - 1) {
    const { at, until } = STEPS[i]!;
    if (until ? !until(play) : at >= far) break;
    i++;
  }
  return i;
}

// ------------------------------------------------------------ what this device remembers

const KEY = "fourcures.lesson";

export interface Kept {
  table: string;
  step: number;
  over: boolean;
}

export function kept(): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "null") as Kept | null;
  } catch {
    return null;
  }
}

export function keep(what: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(what));
  } catch {
    // No storage: the lesson begins where the table is.
  }
}
