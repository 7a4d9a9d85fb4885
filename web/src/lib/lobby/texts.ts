/** The sentences of the lobby, of invitations and of all that can be chosen for a table, which are loaded with this file; and times and languages in words. */
import { learn } from "$lib/i18n/say";
import { tongue } from "$lib/i18n/tongue.svelte";

await Promise.all(["lobby", "refusals"].map(learn));

const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [["day", 86400], ["hour", 3600], ["minute", 60]]; // prettier-ignore

/** Languages to choose from, as codes of two letters; others may come with a table. */
export const LANGUAGES: readonly string[] = "ar bg ca cs da de el en eo es et fa fi fr he hi hr hu id it ja ko lt lv nl no pl pt ro ru sk sl sr sv th tr uk vi zh".split(" ");

/** The name of a language. */
export const languageName = (code: string): string => new Intl.DisplayNames(tongue.locale, { type: "language" }).of(code) ?? code;

/** How long ago that was, in the largest unit that fits. */
export function ago(at: number, now = Date.now() / 1000): string {
  const [unit, size] = STEPS.find(([, size]) => now - at >= size) ?? ["minute", 60];
  return new Intl.RelativeTimeFormat(tongue.locale, { numeric: "auto" }).format(-Math.max(0, Math.floor((now - at) / size)), unit);
}
