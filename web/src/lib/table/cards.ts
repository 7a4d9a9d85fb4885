/** What a card is, as far as its face says. */
import { has, t } from "$lib/i18n";
import { SPOTS } from "$lib/map/layout";

/** The disease of a city card; an event has none. */
export const diseaseOf = (code: string): string | undefined => SPOTS[code]?.disease;

/** The small print of a card: what an event does, or the country of a city. */
export const smallPrint = (code: string): string => (has(`event-${code}`) ? t(`event-${code}`) : has(`ui-land-${code}`) ? t(`ui-land-${code}`) : "");
