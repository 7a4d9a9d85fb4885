/** A language is chosen for this browser, and for whoever is signed in here or is told of turns. */
import { call } from "$lib/net/api";
import { prefs } from "$lib/state/prefs.svelte";
import type { Language } from "./parts";
import { speak } from "./say";

export async function choose(language: Language, tell = true): Promise<void> {
  await speak(language);
  prefs.set({ language });
  if (tell) await call("PATCH", "/me/notices", { language }).catch(() => undefined); // the page follows all the same
}
