import { t } from "$lib/i18n";

/** The table's name, or what kind of table it is. */
export const titleOf = (name: string, rules: string, seats: number): string => name || t("ui-table-of", { level: Number(rules.split("/")[1] ?? 4), seats });
