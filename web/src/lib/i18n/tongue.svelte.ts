/** The language of this reader, which all that is on the page follows. */
import { LANGUAGES, type Language } from "./parts";

export const isLanguage = (value: unknown): value is Language => LANGUAGES.includes(value as Language);

/** The first of the browser's languages that the page speaks. */
export const ofBrowser = (): Language => navigator.languages.map((tag) => tag.split("-")[0]).find(isLanguage) ?? "en";

class Tongue {
  language = $state<Language>("en");
  /** Changes when there are new words. */
  words = $state(0);

  /** For numbers, dates and names of languages: the reader's own country where that is known. */
  get locale(): string {
    return navigator.languages.find((tag) => tag.split("-")[0] === this.language) ?? this.language;
  }
}

export const tongue = new Tongue();
