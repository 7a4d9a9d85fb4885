/** What the text table lists: cities by danger, and what may be done by button.  Only what the server has said is sorted here. */
import { has, name, t } from "$lib/i18n";
import { CODES, SPOTS } from "$lib/map/layout";
import type { Board, Legal } from "$lib/net/protocol";
import { mustConfirm, type Tool } from "$lib/state/legal";
import type { Play } from "$lib/state/play.svelte";
import { smallPrint } from "$lib/table/cards";
import { otherName, toolName, verb } from "$lib/table/words";

/** Cities with cubes: those with most of one disease first, then those with most cubes, then by name. */
export function byDanger(cubes: Board["cubes"]): string[] {
  const most = (city: string): number => Math.max(...Object.values(cubes[city]!));
  const all = (city: string): number => Object.values(cubes[city]!).reduce((sum, n) => sum + n, 0);
  return Object.keys(cubes)
    .filter((city) => all(city) > 0)
    .sort((a, b) => most(b) - most(a) || all(b) - all(a) || byName(a, b));
}

export const byName = (a: string, b: string): number => name(a).localeCompare(name(b));

/** Cities without a cube, by name. */
export const quiet = (cubes: Board["cubes"]): string[] => CODES.filter((city) => !Object.values(cubes[city] ?? {}).some(Boolean)).sort(byName);

/** A card by its name, and what it does unless it is a city. */
export const card = (code: string): string => (code in SPOTS || !smallPrint(code) ? name(code) : t("ui-event-text", { event: code, text: smallPrint(code) }));

/** Put together by a key, in the order of the list. */
export function grouped<T>(all: readonly T[], key: (one: T) => string): [string, T[]][] {
  const keys = [...new Set(all.map(key))];
  return keys.map((each) => [each, all.filter((one) => key(one) === each)]);
}

/** Actions of one kind.  So many that nobody reads them are asked for step by step. */
export interface Group {
  id: string;
  tool: Tool;
  title: string;
  all: Legal[];
}

const ORDER: readonly Tool[] = ["answer", "pass", "discard", "put", "cure", "treat", "drive", "shuttle", "direct", "charter", "build", "share", "role", "other", "event", "done"];
export const MANY = 60;
export const SOME = 12;

export function groups(play: Play): Group[] {
  const found: Group[] = [];
  const add = (id: string, tool: Tool, title: string, all: Legal[]): void => void (all.length && found.push({ id, tool, title, all }));
  for (const tool of ORDER) {
    if (play.answering && tool !== "event" && tool !== "answer") continue;
    const all = tool === "answer" ? [...play.stops, ...play.base("answer")] : play.base(tool);
    if (tool === "answer" && all.length > SOME) {
      // what needs no city first; the others by what they are
      for (const [kind, some] of grouped(all, (l) => (play.stops.includes(l) ? "" : l.kind))) add(tool + kind, tool, has(`ui-way-short-${kind}`) ? t(`ui-way-short-${kind}`) : t("access-answer"), some);
    } else if (tool === "event" || tool === "role") {
      const by = grouped(all, (l) => (tool === "event" ? l.kind.toUpperCase() : l.pawn != null && l.pawn !== l.seat ? `${l.pawn}` : ""));
      for (const [which, some] of by) add(tool + which, tool, tool === "event" ? name(which) : which ? t("access-pawn", { who: play.who(Number(which)) }) : toolName(tool), some);
    } else add(tool, tool, tool === "other" ? otherName(play) : tool === "answer" ? t("access-answer") : toolName(tool), all);
  }
  return found;
}

/** Ask once more: a card is spent, others are touched, or actions are given up. */
export const asksAgain = (play: Play, l: Legal): boolean => !play.drafting && (l.kind === "done" ? play.ask.step === "act" && play.ask.arg > 0 : mustConfirm(l, play.you));

/** All of an action in one label; what its button elsewhere leaves to the map is added. */
export function label(play: Play, l: Legal): string {
  const what = verb(play, l);
  const untold = (change: Partial<Legal>): boolean => verb(play, { ...l, ...change }) === what;
  const more: string[] = [];
  if (l.pawn != null && l.pawn !== l.seat && untold({ pawn: play.view.seats.findIndex((_, i) => i !== l.pawn) })) more.push(play.who(l.pawn));
  if (l.city && l.city !== l.card && l.kind !== "treat" && untold({ city: CODES.find((city) => city !== l.city)! })) more.push(name(l.city));
  if (l.cards) more.push(...l.cards.map(name));
  else if (l.card && untold({ card: CODES.find((city) => city !== l.card)! }) && l.card.toLowerCase() !== l.kind) more.push(name(l.card));
  return more.length ? t("access-more", { what, more: more.join(", ") }) : what;
}
