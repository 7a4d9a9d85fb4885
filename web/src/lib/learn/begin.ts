/** Makes the table of the first game, with both seats taken. */
import { t } from "$lib/i18n";
import { api } from "$lib/net/api";
import { prefs } from "$lib/state/prefs.svelte";
import { keep, WISH } from "./lesson";
import "./texts";

/** Where the table is. */
export async function begin(): Promise<string> {
  const { id, link } = await api.make({ ...WISH, name: t("learn-name") });
  await api.sit(id, [0, 1], prefs.name);
  keep({ table: id, step: 0, over: false });
  return link;
}
