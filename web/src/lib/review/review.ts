/** What can be asked of the server about a game that is looked at again. */
import { t } from "$lib/i18n";
import { call } from "$lib/net/api";
import type { Course, GoOn, MadeTable, Mark } from "$lib/net/protocol";

export const course = (id: string): Promise<Course> => call("GET", `/tables/${id}/course`);
export const goOn = (id: string, wish: GoOn): Promise<MadeTable> => call("POST", `/tables/${id}/on`, wish);

/** What turned the game there, in words. */
export const told = (mark: Mark): string => t(`ui-mark-${mark.what}`, mark.what === "epidemic" ? { city: mark.of } : { disease: mark.of, city: mark.city ?? "" });
