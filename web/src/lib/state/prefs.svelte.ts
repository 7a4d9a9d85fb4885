/** What this browser remembers: language, theme, nickname, single-letter keys, whether those who watch are heard. */
import { isLanguage } from "$lib/i18n/tongue.svelte";
import type { Language } from "$lib/i18n/parts";

type Theme = "system" | "light" | "dark";

const KEY = "fourcures.prefs";

class Prefs {
  theme = $state<Theme>("system");
  /** What was chosen; "" as the browser has it. */
  language = $state<Language | "">("");
  name = $state("");
  letters = $state(true);
  watchers = $state(true);

  constructor() {
    try {
      const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, unknown>;
      if (kept["theme"] === "light" || kept["theme"] === "dark") this.theme = kept["theme"];
      if (isLanguage(kept["language"])) this.language = kept["language"];
      if (typeof kept["name"] === "string") this.name = kept["name"];
      if (kept["letters"] === false) this.letters = false;
      if (kept["watchers"] === false) this.watchers = false;
    } catch {
      // No storage: every visit starts afresh.
    }
  }

  set(change: { theme?: Theme; language?: Language; name?: string; letters?: boolean; watchers?: boolean }): void {
    Object.assign(this, change);
    try {
      localStorage.setItem(KEY, JSON.stringify({ theme: this.theme, language: this.language, name: this.name, letters: this.letters, watchers: this.watchers }));
    } catch {
      // Then it holds until the page is closed.
    }
    this.paint();
  }

  get dark(): boolean {
    return this.theme === "dark" || (this.theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
  }

  paint(): void {
    document.documentElement.dataset["theme"] = this.dark ? "dark" : "light";
  }
}

export const prefs = new Prefs();
