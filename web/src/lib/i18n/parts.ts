/** Languages, and which catalogues come together: what every page needs and a table of the base game, and what each part of the page brings. */
export type Language = "en" | "es" | "ru" | "it" | "de";

/** Languages as those who speak them call them. */
export const OWN_NAME: Readonly<Record<Language, string>> = { en: "English", es: "Español", ru: "Русский", it: "Italiano", de: "Deutsch" };
export const LANGUAGES = Object.keys(OWN_NAME) as Language[];

export const PARTS: Readonly<Record<string, readonly string[]>> = {
  base: ["game", "kinds", "map", "pawns", "reader", "server", "skip", "web", "web3", "web_why"],
  access: ["access"],
  analysis: ["analysis"],
  aside: ["aside"],
  learn: ["learn"],
  lobby: ["lobby", "options", "presets"],
  look: ["look"],
  mates: ["mates"],
  modules: ["bioterror", "brink", "challenges", "crises", "lab", "quarantines", "rescue"],
  notices: ["notices"],
  people: ["people", "server_people"],
  plans: ["plans"],
  programs: ["programs"],
  refusals: ["server"],
  replay: ["replay", "notation"],
  review: ["review"],
  robots: ["robots"],
  rules: ["rules", "rules_bioterror", "rules_crises", "rules_lab", "rules_more", "rules_rescue", "rules_ui"],
  stats: ["stats"],
  talk: ["talk"],
  waiting: ["waiting"],
  watch: ["watch"],
  why: ["ai_why"],
};

/** Catalogues that no page needs. */
export const ELSEWHERE: readonly string[] = ["ai", "api", "arena", "cases", "cli", "cli_language", "handbook"];

/** Messages for the command line and for programs alone. */
export const UNSAID = /^(cli|page|problem|server-(address|own|mail|data|stop|folder|file|port|host|no-client|bad|body|field|message|not-json|other)|socket-binary)\b/;

/** Messages of `base` that come with the first refusal, as the part `refusals`. */
export const LATER = /^(table|roles|seats?|host|words|pace|language|key|record|name-(length|letters|alphabets|taken|of)|signed|too|server|field|socket)-/;
