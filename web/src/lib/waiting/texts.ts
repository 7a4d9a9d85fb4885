/** The sentences about waiting, which are loaded with this file; whom the table waits for in words. */
import { learn, name, t } from "$lib/i18n";
import type { Play } from "$lib/state/play.svelte";

await learn("waiting");

/** A person with the role: “Ann, Medic”; the role alone where that is what the person is called. */
export function person(play: Play, seat: number): string {
  const [who, role] = [play.who(seat), name(play.seat(seat).role)];
  return who === role ? role : t("ui-wait-person", { who, role });
}

/** A seat that is awaited, and for which cards where they are seen: “Ann, Medic (Airlift)”. */
export function whom(play: Play, seat: number): string {
  const cards = play.view.waiting?.called?.find((one) => one.seat === seat)?.cards ?? [];
  const who = person(play, seat);
  return cards.length ? t("ui-wait-cards", { who, cards }) : who;
}

/** Seconds as they are said: the larger unit alone. */
export const span = (seconds: number): string =>
  seconds < 60 ? t("ui-wait-seconds", { n: Math.ceil(seconds) }) : seconds < 5400 ? t("ui-wait-minutes", { n: Math.ceil(seconds / 60) }) : t("ui-wait-hours", { n: Math.ceil(seconds / 3600) });
