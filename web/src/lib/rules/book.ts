/** The rules: their sentences, which are loaded with this file, and their order, which the server knows. */
import "$lib/i18n/modules";
import { has, learn, t } from "$lib/i18n/say";
import { api } from "$lib/net/api";
import type { BookBlock, BookChapter, BookSection, Handbook } from "$lib/net/protocol";
import { plain } from "./markup";

await learn("rules");

let asked: Promise<Handbook> | undefined;

/** The chapters; asked for once, and again when that failed. */
export function book(): Promise<Handbook> {
  asked ??= api.handbook().catch((error: unknown) => {
    asked = undefined;
    throw error;
  });
  return asked;
}

export const title = (id: string): string => t(`rule-${id}`);

/** A cell of a table: messages, or what stands for itself. */
export const cell = (text: string): string => text.split("|").map((id) => (has(id) ? t(id) : id)).join("; "); // prettier-ignore

/** Where a reason why something cannot be done is told. */
export const placeOf = (all: Handbook, reason: string): string => all.reasons[reason] ?? reason.replace(/^why-/, "");

/** The chapter that a place is in. */
export const chapterOf = (all: Handbook, place: string): BookChapter | undefined =>
  all.chapters.find((chapter) => chapter.id === place || chapter.sections.some((section) => section.id === place || codes(section).includes(place)));

const codes = (section: BookSection): string[] => section.blocks.flatMap((block) => (block.cards ?? []).map((card) => card.code));

export interface Hit {
  place: string;
  chapter: BookChapter;
  title: string;
  /** The words around what was found, before, itself and after. */
  around: [string, string, string] | null;
}

/** Sections and cards that say every one of the words; those that have them in the heading first. */
export function find(all: Handbook, wanted: string): Hit[] {
  const words = fold(wanted).split(/\s+/).filter(Boolean);
  if (!words.length) return [];
  const heads: Hit[] = [];
  const texts: Hit[] = [];
  for (const chapter of all.chapters)
    for (const section of chapter.sections) {
      const parts: [string, string, string][] = [[section.id, title(section.id), section.blocks.map(said).join(" ")]];
      for (const block of section.blocks)
        for (const card of block.cards ?? []) parts.push([card.code, t(card.name), [t(card.text), ...(card.details ?? []).map((id) => plain(t(id)))].join(" ")]);
      for (const [place, head, text] of parts) {
        if (words.every((word) => fold(head).includes(word))) heads.push({ place, chapter, title: head, around: [text.length > 120 ? `${text.slice(0, 120)} …` : text, "", ""] });
        else if (words.every((word) => fold(`${head} ${place} ${text}`).includes(word))) texts.push({ place, chapter, title: head, around: around(text, words) });
      }
    }
  return [...heads, ...texts];
}

/** All that a block says, but its cards. */
const said = (block: BookBlock): string => [...(block.lines ?? []).map((id) => plain(t(id))), ...(block.rows ?? []).flat().map((text) => plain(cell(text)))].join(" ");

/** Letters as somebody types them who does not look for accents; as many as there were. */
const fold = (text: string): string => [...text].map((letter) => letter.normalize("NFD").replace(/[\u0300-\u036f]/g, "").toLowerCase() || letter).join(""); // prettier-ignore

function around(text: string, words: readonly string[]): [string, string, string] | null {
  const folded = fold(text);
  const [at, word] = words.map((w) => [folded.indexOf(w), w] as const).filter(([i]) => i >= 0).sort(([a], [b]) => a - b)[0] ?? [-1, ""]; // prettier-ignore
  if (at < 0) return null;
  const start = at < 50 ? 0 : text.lastIndexOf(" ", at - 40) + 1;
  const rest = text.slice(at + word.length, at + word.length + 70);
  return [(start ? "… " : "") + text.slice(start, at), text.slice(at, at + word.length), rest + (at + word.length + 70 < text.length ? " …" : "")];
}
