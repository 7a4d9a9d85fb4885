/** What can be asked of the server about a game that is looked at again. */
import { t } from "$lib/i18n";
import { call } from "$lib/net/api";
import type { Branch, Course, GoOn, MadeTable, Mark, Reached, TryOut } from "$lib/net/protocol";

export const course = (id: string, line = 0): Promise<Course> => call("GET", `/tables/${id}/course?line=${line}`);
export const branches = (id: string): Promise<Branch[]> => call("GET", `/tables/${id}/branches`);
export const tryOut = (id: string, step: TryOut): Promise<Reached> => call("POST", `/tables/${id}/branches`, step);
export const drop = (id: string, line: number): Promise<Branch[]> => call("DELETE", `/tables/${id}/branches/${line}`);
export const goOn = (id: string, wish: GoOn): Promise<MadeTable> => call("POST", `/tables/${id}/on`, wish);

/** What a line of what might have been is called. */
export const lineName = ({ name, turn }: Branch): string => (name ? t("ui-line", { name, turn }) : t("ui-line-nameless", { turn }));

/** What turned the game there, in words. */
export const told = (mark: Mark): string => t(`ui-mark-${mark.what}`, mark.what === "epidemic" ? { city: mark.of } : { disease: mark.of, city: mark.city ?? "" });
