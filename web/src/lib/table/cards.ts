/** What a card is, as far as its face says. */
import { has, t } from "$lib/i18n";
import { SPOTS } from "$lib/map/layout";

/** The disease of a card: of a city, or of the infection cards that have none; an event has no disease. */
export const diseaseOf = (code: string): string | undefined => SPOTS[code]?.disease ?? (code === "MUA" || code === "MUB" ? "p" : undefined);

/** Kinds of cards that have a text, as the messages of their texts begin. */
const TEXTS: readonly string[] = ["event", "epidemic", "infection", "emergency"];

/** The small print of a card: what it does, or the country of a city. */
export function smallPrint(code: string): string {
  const kind = TEXTS.find((each) => has(`${each}-${code}`));
  return kind ? t(`${kind}-${code}`) : has(`ui-land-${code}`) ? t(`ui-land-${code}`) : "";
}

/** It brings harm: an epidemic, or what comes like one. */
export const harmful = (code: string): boolean => code === "EPI" || has(`epidemic-${code}`) || has(`emergency-${code}`);
