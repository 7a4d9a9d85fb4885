/** What a card is, as far as its face says. */
import { has, t } from "$lib/i18n";
import { SPOTS } from "$lib/map/layout";

/** The disease of a card: of a city, or of the infection cards that have none; an event has no disease. */
export const diseaseOf = (code: string): string | undefined => SPOTS[code]?.disease ?? (code === "MUA" || code === "MUB" ? "p" : undefined);

/** The small print of a card: what an event does, or the country of a city. */
export const smallPrint = (code: string): string => (has(`event-${code}`) ? t(`event-${code}`) : has(`ui-land-${code}`) ? t(`ui-land-${code}`) : "");
