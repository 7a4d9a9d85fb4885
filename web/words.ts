/** The catalogues as the page loads them: one file for each language with what every page needs, and one for each further part. */
import { readFileSync, readdirSync } from "node:fs";
import type { Plugin } from "vite";
import { LANGUAGES, LATER, PARTS, UNSAID, type Language } from "./src/lib/i18n/parts.ts";

const FOLDER = new URL("../src/fourcures/locales/", import.meta.url);
const ENTRY = /^(-?[a-zA-Z][\w-]*) *=.*(?:\n(?:[ }].*)?)*/gm;

/** The messages of a part by their ids, without comments and what is said to the command line and to programs alone. */
function messages(language: Language, part: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of PARTS[part]!) {
    try {
      const text = readFileSync(new URL(`${language}/${file}.ftl`, FOLDER), "utf8");
      for (const [entry, id] of text.matchAll(ENTRY))
        if (!UNSAID.test(id!) && (file !== "server" || LATER.test(id!) === (part === "refusals"))) found.set(id!, entry.trimEnd());
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOENT" || language === "en") throw error;
    }
  }
  return found;
}

/** What a language has not yet is said in English. */
const text = (language: Language, part: string): string => [...new Map([...messages("en", part), ...messages(language, part)]).values()].join("\n");

const NAME = "virtual:words";
export const words: Plugin = {
  name: "words",
  resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : null),
  load(id) {
    if (!id.startsWith(`\0${NAME}`)) return null;
    const [, language, part] = id.split("/") as [string, Language?, string?];
    if (!language) return `export default { ${LANGUAGES.map((each) => `${each}: () => import("${NAME}/${each}")`).join(", ")} };`;
    for (const file of readdirSync(new URL("en", FOLDER))) this.addWatchFile(new URL(`${language}/${file}`, FOLDER).pathname);
    if (part) return `export default ${JSON.stringify(text(language, part))};`;
    const others = Object.keys(PARTS).filter((each) => each !== "base");
    return `export const base = ${JSON.stringify(text(language, "base"))};
export const parts = { ${others.map((each) => `${each}: () => import("${NAME}/${language}/${each}")`).join(", ")} };`;
  },
};
