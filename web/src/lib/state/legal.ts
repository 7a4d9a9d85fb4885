/** The server's list of what may be done, sorted for the hand that wants to do it.  Nothing here knows a rule. */
import type { Legal } from "$lib/net/protocol";

export type Tool =
  | "drive" | "direct" | "charter" | "shuttle" | "build" | "treat" | "share" | "cure" | "role" | "event"
  | "other" | "done" | "pass" | "discard" | "put" | "answer"; // prettier-ignore

export type Step = "event" | "deed" | "pawn" | "disease" | "direction" | "city" | "way" | "card" | "cards" | "partner" | "role" | "station";

/** An event names its own card, and its kind is the card's name. */
export const isEvent = (l: Legal): boolean => l.card?.toLowerCase() === l.kind;
export const MOVES: readonly string[] = ["drive", "direct", "charter", "shuttle", "ops_flight", "join", "flight", "lead", "respond"];

/** What only one role can do, apart from moving other pawns; and every way to discover a cure. */
const ROLE_KINDS: readonly string[] = ["join", "ops_flight", "store", "fetch", "collect", "sample", "restore", "flight", "lead", "send", "treat_near", "suppress", "respond", "dispense", "clear", "quarantine_far"];
const CURES: readonly string[] = ["cure", "sample_cure", "sample_cure_any", "pair_cure", "splice_cure"];

/** Which button an action belongs to; a kind that has none, of a module to come, belongs to the last one. */
export function toolOf(l: Legal): Tool {
  if (isEvent(l)) return "event";
  if (l.kind === "give" || l.kind === "take") return "share";
  if (ROLE_KINDS.includes(l.kind)) return "role";
  if (CURES.includes(l.kind)) return "cure";
  if (MOVES.includes(l.kind) && l.pawn != null && l.pawn !== l.seat) return "role";
  return l.kind in STEPS ? (l.kind as Tool) : "other";
}

/** What has to be said for a tool, in the order it is asked. */
export const STEPS: Readonly<Record<Tool, readonly Step[]>> = {
  drive: ["city"],
  direct: ["city"],
  charter: ["city"],
  shuttle: ["city"],
  build: ["station"],
  treat: ["disease"],
  share: ["direction", "card", "partner"],
  cure: ["disease", "way", "cards"],
  role: ["deed", "pawn", "city", "way", "partner", "card", "disease"],
  event: ["event", "pawn", "partner", "role", "city", "disease", "station"],
  other: ["deed", "pawn", "partner", "city", "disease", "role", "card", "station"],
  done: [],
  pass: [],
  discard: ["card"],
  put: ["city"],
  answer: ["way", "pawn", "partner", "city", "disease", "role", "card", "station"],
};

/** The city that is chosen: what is done where the pawn stands names it too, and there is no choice. */
const cityOf = (l: Legal): string => (HERE.includes(l.kind) ? "" : (l.city ?? ""));
const HERE: readonly string[] = ["treat", "sample", "relieve", "quarantine"];

/** It names something to choose; what names nothing is a button of its own: enough, no. */
export const chooses = (l: Legal): boolean => STEPS.answer.some((step) => step !== "way" && value(step, l) !== "");

const VALUE: Readonly<Record<Step, (l: Legal) => string>> = {
  event: (l) => l.kind.toUpperCase(),
  deed: (l) => (MOVES.includes(l.kind) ? "" : l.kind),
  pawn: (l) => (l.pawn == null ? "" : String(l.pawn)),
  disease: (l) => l.disease ?? "",
  direction: (l) => l.kind,
  city: cityOf,
  way: (l) => l.kind,
  card: (l) => l.card ?? "",
  cards: (l) => (l.cards ?? []).join(","),
  partner: (l) => (l.partner == null ? "" : String(l.partner)),
  role: (l) => l.role ?? "",
  station: (l) => l.station ?? "",
};

export const value = (step: Step, l: Legal): string => VALUE[step](l);

export type Chosen = Readonly<Partial<Record<Step, string>>>;

export interface Stage {
  step: Step;
  options: string[];
  value: string | null; // null: still open
  auto: boolean; // there was only one
}

export interface Progress {
  stages: Stage[]; // those passed, and the open one last
  open: Stage | null;
  left: Legal[]; // what the choices leave over
}

/** How far the choices lead.  A step with one candidate fills itself; a choice that is no longer offered is forgotten. */
export function progress(base: readonly Legal[], steps: readonly Step[], chosen: Chosen): Progress {
  let left = [...base];
  const stages: Stage[] = [];
  for (const step of steps) {
    const options = [...new Set(left.map((l) => value(step, l)))];
    const only = options.length === 1 ? options[0]! : null;
    const pick = only ?? (options.includes(chosen[step] ?? "\0") ? chosen[step]! : null);
    if (only !== "") stages.push({ step, options, value: pick, auto: only !== null });
    if (pick === null) return { stages, open: stages.at(-1)!, left };
    left = left.filter((l) => value(step, l) === pick);
  }
  return { stages, open: null, left };
}

export const SPENDS: readonly string[] = ["direct", "charter", "ops_flight", "give", "take", "cure", "store", "discard", "collect", "sample_cure", "sample_cure_any", "pair_cure", "splice_cure", "send", "suppress", "quarantine_far"];

/** Ask once more before this: a card is spent, somebody else's cards or pawn are touched, or it is an event. */
export function mustConfirm(l: Legal, you: readonly number[]): boolean {
  if (SPENDS.includes(l.kind) || isEvent(l)) return true;
  if (l.kind === "build" && (l.card != null || l.station != null)) return true;
  return l.pawn != null && !you.includes(l.pawn);
}

/** One line of the popover of a city: a tool with the choices already made. */
export interface Way {
  id: string;
  tool: Tool;
  chosen: Chosen;
  all: Legal[];
}

const FREE_FIRST: readonly string[] = ["drive", "shuttle", "join", "flight", "lead", "respond", "treat", "build", "cure", "direct", "charter", "ops_flight", "give", "take", "role"];

/** Every way to do something with a city: to get there, or what may be done where the pawn stands.  Free ways first, events last. */
export function ways(legal: readonly Legal[], actor: number | null, city: string, here: boolean): Way[] {
  const groups = new Map<string, Way>();
  const add = (id: string, tool: Tool, chosen: Chosen, l: Legal): void => {
    const way = groups.get(id) ?? { id, tool, chosen, all: [] };
    way.all.push(l);
    groups.set(id, way);
  };
  for (const l of legal) {
    const tool = toolOf(l);
    if (tool === "event") {
      if (cityOf(l) === city) add(l.kind, tool, { event: l.kind.toUpperCase(), city }, l);
    } else if (l.seat !== actor) continue;
    else if (MOVES.includes(l.kind)) {
      if (l.city !== city) continue;
      if (l.pawn != null && l.pawn !== l.seat) add(`role${l.pawn}`, "role", { deed: "", pawn: String(l.pawn), city }, l);
      else add(l.kind, tool, { ...(tool === "role" ? { deed: "" } : {}), pawn: String(l.pawn ?? ""), city, way: l.kind }, l);
    } else if (here && (tool === "treat" || tool === "build" || tool === "share" || tool === "cure"))
      add(tool === "treat" ? `treat${l.disease}` : tool, tool, tool === "treat" ? { disease: l.disease ?? "" } : {}, l);
  }
  const rank = (way: Way): number => {
    const kind = way.id.startsWith("role") ? "role" : way.id.startsWith("treat") ? "treat" : way.tool === "event" ? "event" : way.all[0]!.kind;
    const at = FREE_FIRST.indexOf(kind);
    return at < 0 ? FREE_FIRST.length : at;
  };
  return [...groups.values()].sort((a, b) => rank(a) - rank(b));
}
