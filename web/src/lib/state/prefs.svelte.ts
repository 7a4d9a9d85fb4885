/** What this browser remembers: language, how the page looks and moves, nickname, single-letter keys, whether those who watch are heard. */
import { isLanguage } from "$lib/i18n/tongue.svelte";
import type { Language } from "$lib/i18n/parts";

/** Strengths of AI team-mates, from the weakest, as the server knows them. */
export const LEVELS = ["learner", "colleague", "expert", "master"] as const;

const CHOICES = {
  theme: ["system", "light", "dark"],
  ground: ["atlas", "plain", "contrast", "nodes"],
  motion: ["1", "2", "off"],
  level: LEVELS,
} as const;
const SWITCHES = ["letters", "watchers", "sound"] as const;

type Theme = (typeof CHOICES.theme)[number];
type Ground = (typeof CHOICES.ground)[number];
type Motion = (typeof CHOICES.motion)[number];
type Level = (typeof LEVELS)[number];

interface Kept {
  theme: Theme;
  /** What was chosen; "" as the browser has it. */
  language: Language | "";
  /** What lies under the cities of the map. */
  ground: Ground;
  /** How fast the table shows what has happened. */
  motion: Motion;
  /** How strong AI team-mates are. */
  level: Level;
  name: string;
  letters: boolean;
  watchers: boolean;
  sound: boolean;
}

export const KEY = "fourcures.prefs";

class Prefs implements Kept {
  theme = $state<Theme>("system");
  language = $state<Language | "">("");
  ground = $state<Ground>("atlas");
  motion = $state<Motion>("1");
  level = $state<Level>("expert");
  name = $state("");
  letters = $state(true);
  watchers = $state(true);
  sound = $state(false);

  constructor() {
    this.read();
  }

  /** What is kept now, perhaps by another page of this browser. */
  read(): void {
    try {
      const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, unknown>;
      for (const [key, values] of Object.entries(CHOICES)) Object.assign(this, { [key]: (values as readonly unknown[]).includes(kept[key]) ? kept[key] : values[0] });
      for (const key of SWITCHES) this[key] = typeof kept[key] === "boolean" ? kept[key] : key !== "sound";
      this.language = isLanguage(kept["language"]) ? kept["language"] : "";
      this.name = typeof kept["name"] === "string" ? kept["name"] : "";
    } catch {
      // No storage: every visit starts afresh.
    }
  }

  set(change: Partial<Kept>): void {
    Object.assign(this, change);
    const { theme, language, ground, motion, level, name, letters, watchers, sound } = this;
    try {
      localStorage.setItem(KEY, JSON.stringify({ theme, language, ground, motion, level, name, letters, watchers, sound } satisfies Kept));
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
