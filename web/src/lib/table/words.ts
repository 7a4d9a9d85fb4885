/** Sentences that several panels share: whose turn, who is awaited, what an action is called. */
import { has, name, t } from "$lib/i18n";
import type { Legal } from "$lib/net/protocol";
import { isEvent, type Tool, type Way } from "$lib/state/legal";
import type { Play } from "$lib/state/play.svelte";
import type { IconName } from "$lib/ui/icons";

export const ICON_OF: Readonly<Record<string, IconName>> = {
  drive: "drive", direct: "plane", charter: "charter", shuttle: "shuttle", ops_flight: "plane", join: "users",
  build: "build", treat: "treat", share: "share", give: "share", take: "share", cure: "cure", role: "role", other: "target", store: "role", event: "event",
  biodrive: "drive", biodirect: "plane", biocharter: "charter", escape: "plane", infect_there: "vial", sabotage: "x", capture: "target", hide: "target",
  done: "check", pass: "check", answer: "target", accept: "check", decline: "x", enough: "check", fetch: "layers", collect: "share",
  sample: "vial", restore: "vial", sample_cure: "vial", sample_cure_any: "vial", pair_cure: "cure", flight: "plane", lead: "users", send: "share", treat_near: "treat", suppress: "vial", quarantine: "lock", quarantine_far: "lock", initiative: "lock", respond: "plane", rush: "burst", splice_cure: "cure", dispense: "treat", clear: "vial", discard: "x", airlift: "plane", grant: "build", resilient: "x", forecast: "layers", quiet: "moon",
}; // prettier-ignore

/** The person with the role, or the role alone when that is what the person is called. */
export function person(play: Play, seat: number): string {
  const [who, role] = [play.who(seat), name(play.seat(seat).role)];
  return who === role ? role : t("ui-person-role", { who, role });
}

/** Several own seats: say for which of them the page acts. */
export const forWhom = (play: Play, seat: number): string => (play.own.length > 1 || !play.own.includes(seat) ? person(play, seat) : t("ui-you"));

export const windowTitle = ({ view: { ask, board } }: Play): string =>
  ask.step === "biowin" ? t("ui-window-bio") : ask.arg === 2 && board.quiet ? t("ui-window-quiet") : t(`ui-window-${ask.arg}`, { n: board.rate });

export function headline(play: Play): string {
  const { ask, board, phase, you } = play.view;
  if (play.drafting) return t("ui-drafting");
  if (phase === "over") return t(board.over === "win" ? "ui-won-short" : "ui-lost-short");
  if (play.window) return windowTitle(play);
  const seat = ask.step === "act" ? board.seat : (ask.seats[0] ?? board.seat);
  const mine = you.includes(seat);
  if (has(`ui-step-${ask.step}`)) return t(`ui-step-${ask.step}`, { who: play.who(seat) });
  if (mine && you.length === 1) return t("ui-your-turn");
  return t("ui-turn-of", { who: person(play, seat) });
}

/** Who else the table waits for, or nothing when it waits for this screen. */
export function waitingFor(play: Play): string {
  if (play.called.length || play.view.phase !== "playing" || !play.ask.seats.length) return "";
  const who = play.ask.seats.map((s) => play.who(s)).join(", ");
  if (play.window) return t("ui-wait-window", { who });
  return t(has(`ui-wait-${play.ask.step}`) ? `ui-wait-${play.ask.step}` : "ui-wait-step", { who, n: play.ask.step === "hand" ? play.ask.excess : play.ask.arg });
}

/** What a seat is asked to allow. */
export function wish(play: Play, l: Legal): string {
  const args = { who: person(play, l.seat), card: l.card ?? "", city: l.city ?? "", pawn: l.pawn == null ? "" : play.seat(l.pawn).role };
  if (l.pawn != null && l.city) return t("ui-consent-move", args);
  if (l.kind === "give") return t("ui-consent-give", args);
  if (l.kind === "take" || l.kind === "collect") return t("ui-consent-take", args);
  return t("ui-consent-other", { ...args, what: verb(play, l) });
}

const eventCode = (l: Legal): string => l.kind.toUpperCase();

/** What an action is called on a button. */
export function verb(play: Play, l: Legal): string {
  const you = play.own;
  const args: Record<string, string | number> = {
    city: l.city ?? l.card ?? "",
    card: l.card ?? "",
    disease: l.disease ?? "",
    station: l.station ?? "",
    role: l.role ?? "",
    pawn: l.pawn == null ? "" : play.who(l.pawn),
    partner: l.partner == null ? "" : play.who(l.partner),
    event: isEvent(l) ? eventCode(l) : "",
    other: l.pawn != null && l.pawn !== l.seat ? "yes" : "no",
    moving: l.station ? "yes" : "no",
    paid: l.card ? "yes" : "no",
    mine: l.partner != null && you.includes(l.partner) ? "yes" : "no",
  };
  return t(`ui-do-${l.kind}`, args);
}

/** One line of the popover: what, and what it costs. */
export function wayLabel(play: Play, way: Way): string {
  const first = way.all[0]!;
  if (way.tool === "event") return t("ui-way-event", { event: eventCode(first), who: play.who(first.seat), mine: play.own.length === 1 && play.own[0] === first.seat ? "yes" : "no" });
  if (way.tool === "role" && way.id.startsWith("role")) return t("ui-way-pawn", { pawn: person(play, first.pawn ?? 0) });
  return t(`ui-way-${first.kind === "give" || first.kind === "take" ? "share" : first.kind}`, { card: first.card ?? "", disease: first.disease ?? "", paid: first.card ? "yes" : "no" });
}

export const wayIcon = (way: Way): IconName => ICON_OF[way.tool === "event" || way.tool === "role" ? way.all[0]!.kind : way.tool] ?? "event";

export const toolName = (tool: Tool): string => t(`ui-tool-${tool}`);

/** What modules add to the actions: by its name when it is one thing. */
export function otherName(play: Play): string {
  const kinds = [...new Set(play.base("other").map((l) => l.kind))];
  return kinds.length === 1 && has(`ui-deed-${kinds[0]}`) ? t(`ui-deed-${kinds[0]}`) : toolName("other");
}
