/** What modules have put on the table, as the server names it: rows that have a label, of codes with or without a number. */
import { has, t } from "$lib/i18n";
import { SPOTS } from "$lib/map/layout";

export interface Piece {
  code: string;
  n: string; // how many, or nothing
}

export interface Row {
  name: string;
  label: string;
  pieces: Piece[];
}

/** Rows that are shown where they belong: at a seat, or with the infection cards. */
const ELSEWHERE: readonly string[] = ["samples", "orders", "ban", "turned", "bio", "biocards", "biosight"];
/** What holds for this turn only. */
const LAST = "turn";
/** Rows of what is over. */
export const OVER: readonly string[] = ["spent", "mutated", "past"];

/** A code may be followed by a number: `b2`, `CAI1`. */
export function pieceOf(text: string): Piece {
  const [, code, n] = /^(.*?)(\d*)$/.exec(text)!;
  return has(`name-${text}`) || !code ? { code: text, n: "" } : { code, n: n! };
}

const piecesOf = (text: string): Piece[] => text.split(",").filter(Boolean).map(pieceOf);

/** A row is shown when a message `extra-NAME` names it. */
export const rowsOf = (extras: Readonly<Record<string, string>>): Row[] =>
  Object.entries(extras)
    .filter(([name]) => has(`extra-${name}`) && !has(`mark-${name}`) && !ELSEWHERE.includes(name))
    .toSorted(([a], [b]) => Number(a === LAST) - Number(b === LAST))
    .map(([name, text]) => ({ name, label: t(`extra-${name}`), pieces: piecesOf(text) }));

export interface Mark {
  sign: string;
  label: string;
  n: string;
}

/** Rows of cities stand on the map when a message `mark-NAME` says with which sign. */
export function marksOf(extras: Readonly<Record<string, string>>): Map<string, Mark[]> {
  const marks = new Map<string, Mark[]>();
  for (const [name, text] of Object.entries(extras)) {
    if (!has(`mark-${name}`)) continue;
    for (const { code, n } of piecesOf(text)) {
      if (!(code in SPOTS)) continue;
      marks.set(code, [...(marks.get(code) ?? []), { sign: t(`mark-${name}`), label: t(`extra-${name}`), n }]);
    }
  }
  return marks;
}
