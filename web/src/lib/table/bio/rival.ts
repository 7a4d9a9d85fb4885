/** What is to be said of whoever plays against the team: what everybody knows, and all that the person who plays it knows. */
import { name, t } from "$lib/i18n";
import type { Rival } from "$lib/net/protocol";
import type { Play } from "$lib/state/play.svelte";

export type Whereabouts = "beaten" | "captured" | "spotted" | "hidden" | "nowhere";

export const whereabouts = (play: Play, rival: Rival): Whereabouts =>
  rival.beaten ? "beaten" : rival.captured ? "captured" : rival.spotted ? "spotted" : rival.city || rival.sighted || play.view.board.turn > 1 ? "hidden" : "nowhere";

/** Where it was seen last; in its turn, what is left to do and what it did. */
export function toldOf(play: Play, rival: Rival): string[] {
  const lines: string[] = [];
  if (rival.sighted) lines.push(t("ui-bio-sighted", { city: rival.sighted, turn: rival.sighted_turn ?? 0 }));
  if (!play.ask.seats.includes(rival.seat)) return lines;
  const left = [...(rival.drive ? [t("ui-bio-drive")] : []), ...(rival.others ? [t("ui-bio-others", { n: rival.others })] : [])];
  if (left.length) lines.push(t("ui-bio-left", { what: left.join(", ") }));
  if (rival.done?.length) lines.push(t("ui-bio-done", { what: rival.done.map((d) => t(`ui-bio-did-${d}`)).join(", ") }));
  return lines;
}

/** Its city where that is known, and whether it hides. */
export const placed = (play: Play, rival: Rival): string => [...(rival.city ? [name(rival.city)] : []), t(`ui-bio-${whereabouts(play, rival)}`)].join(", ");
