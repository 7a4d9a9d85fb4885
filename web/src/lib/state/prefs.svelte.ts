/** What this browser remembers: language, how the page looks and moves, nickname, single-letter keys, whether those who watch are heard. */
import { isLanguage } from "$lib/i18n/tongue.svelte";
import type { Language } from "$lib/i18n/parts";

const CHOICES = {
  theme: ["system", "light", "dark"],
  ground: ["atlas", "plain", "contrast", "nodes"],
  motion: ["1", "2", "off"],
} as const;
const SWITCHES = ["letters", "watchers", "sound"] as const;

type Theme = (typeof CHOICES.theme)[number];
type Ground = (typeof CHOICES.ground)[number];
type Motion = (typeof CHOICES.motion)[number];

interface Kept {
  theme: Theme;
  /** What was chosen; "" as the browser has it. */
  language: Language | "";
  /** What lies under the cities of the map. */
  ground: Ground;
  /** How fast the table shows what has happened. */
  motion: Motion;
  name: string;
  letters: boolean;
  watchers: boolean;
  sound: boolean;
}

const KEY = "fourcures.prefs";

class Prefs implements Kept {
  theme = $state<Theme>("system");
  language = $state<Language | "">("");
  ground = $state<Ground>("atlas");
  motion = $state<Motion>("1");
  name = $state("");
  letters = $state(true);
  watchers = $state(true);
  sound = $state(false);

  constructor() {
    try {
      const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, unknown>;
      for (const [key, values] of Object.entries(CHOICES)) if ((values as readonly unknown[]).includes(kept[key])) Object.assign(this, { [key]: kept[key] });
      for (const key of SWITCHES) if (typeof kept[key] === "boolean") this[key] = kept[key];
      if (isLanguage(kept["language"])) this.language = kept["language"];
      if (typeof kept["name"] === "string") this.name = kept["name"];
    } catch {
      // No storage: every visit starts afresh.
    }
  }

  set(change: Partial<Kept>): void {
    Object.assign(this, change);
    const { theme, language, ground, motion, name, letters, watchers, sound } = this;
    try {
      localStorage.setItem(KEY, JSON.stringify({ theme, language, ground, motion, name, letters, watchers, sound } satisfies Kept));
    } catch {
      // Then it holds until the page is closed.
    }
    this.paint();
  }

  get dark(): boolean {
    return this.theme === "dark" || (this.theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
  }

  /** The same as theme.js does before the first paint. */
  paint(): void {
    const { dataset } = document.documentElement;
    dataset["theme"] = this.dark ? "dark" : "light";
    dataset["ground"] = this.ground;
    dataset["motion"] = this.motion;
    document.querySelector("meta[name=theme-color]")?.setAttribute("content", this.dark ? "#101e26" : "#d9e6e7");
  }
}

export const prefs = new Prefs();
