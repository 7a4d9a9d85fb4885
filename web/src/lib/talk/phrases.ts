/** The quick phrases, in the order of a game, and what each is about. */
export type About = "" | "role" | "disease" | "city";

export const PHRASES: readonly (readonly [string, About])[] = [
  ["phrase-hello", ""],
  ["phrase-wait", ""],
  ["phrase-idea", ""],
  ["phrase-turn", "role"],
  ["phrase-ask", "role"],
  ["phrase-agree", ""],
  ["phrase-unsure", ""],
  ["phrase-cure", "disease"],
  ["phrase-run-out", "disease"],
  ["phrase-give", "city"],
  ["phrase-need", "city"],
  ["phrase-reach", "city"],
  ["phrase-treat", "city"],
  ["phrase-meet", "city"],
  ["phrase-build", "city"],
  ["phrase-event", ""],
  ["phrase-thanks", ""],
  ["phrase-sorry", ""],
  ["phrase-back", ""],
  ["phrase-played", ""],
];
