import { name, t } from "$lib/i18n";
import type { Shown } from "$lib/net/protocol";

/** How a number of epidemics is called at this table. */
export const levelOf = (rules: string, shown: Shown): string => t(`level-${shown.levels ?? "official"}-${rules.split("/")[1] ?? 4}`);

/** The table's name, or what kind of table it is. */
export const titleOf = (title: string, rules: string, shown: Shown, seats: number): string => title || t("ui-table-of", { level: levelOf(rules, shown), seats });

/** What kind of game it is: level, challenges, and what a win is worth. */
export const kindOf = (rules: string, shown: Shown): string =>
  [levelOf(rules, shown), ...(shown.challenges ?? []).map(name), ...(shown.worth ? [t("ui-worth", { n: shown.worth })] : [])].join(", ");
