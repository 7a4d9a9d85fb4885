import "./texts";
import "$lib/i18n/modules"; // the roles of all games have names
import "$lib/lobby/texts";
import { name, t } from "$lib/i18n";
import { tongue } from "$lib/i18n/tongue.svelte";

/** Seconds of the server as a day here. */
export const date = (at: number): string => new Intl.DateTimeFormat(tongue.locale, { dateStyle: "medium" }).format(new Date(at * 1000));

export const percent = (part: number, whole: number): string => (whole ? new Intl.NumberFormat(tongue.locale, { style: "percent" }).format(part / whole) : "–");

export const presetName = (id: string): string => t(["preset", id].join("-"));

/** "2026-Q4" in words. */
export function seasonName(season: string): string {
  const [year = "", quarter = ""] = season.split("-Q");
  return season === "all" ? t("ui-season-all") : t("ui-season", { quarter, year });
}

export const roleNames = (codes: string[]): string => codes.map(name).join(", ");
