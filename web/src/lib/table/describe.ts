/** All that is to be said of a city, for those who do not see the map. */
import { has, name, t } from "$lib/i18n";
import { value } from "$lib/state/legal";
import type { Play } from "$lib/state/play.svelte";
import { diseaseOf } from "./cards";
import { marksOf } from "./lying";

export function describe(play: Play, code: string): string {
  const { board } = play.view;
  const parts = [name(code), name(diseaseOf(code) ?? "")];
  for (const [disease, n] of Object.entries(board.cubes[code] ?? {})) parts.push(t("ui-cubes-of", { n, disease }));
  if (board.stations.includes(code)) parts.push(t("ui-station"));
  board.pawns.forEach((at, seat) => {
    if (at === code) parts.push(t("ui-pawn-here", { role: play.seat(seat).role }));
  });
  for (const { label, n } of marksOf(play.view.board.extras ?? {}).get(code) ?? []) parts.push(n > "1" ? `${label} ${n}` : label);
  if (play.targets.has(code)) {
    const kind = play.plan ? play.now.left.find((l) => value("city", l) === code)?.kind : "drive";
    parts.push(kind && has(`ui-way-short-${kind}`) ? t(`ui-way-short-${kind}`) : t("ui-may-choose"));
  }
  return parts.join(", ");
}
