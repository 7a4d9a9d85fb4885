/** The little that a sentence of the rules may have in it: **strong**, [12] for a ruling, [words](#place) for another section. */
export type Part = { kind: "text" | "strong" | "ruling"; text: string } | { kind: "link"; text: string; place: string };

const MARK = /\*\*(.+?)\*\*| ?\[(\d+)\](?!\()|\[([^\]]+)\]\(#([\w-]+)\)/g;

export function parts(text: string): Part[] {
  const found: Part[] = [];
  let at = 0;
  for (const match of text.matchAll(MARK)) {
    if (match.index > at) found.push({ kind: "text", text: text.slice(at, match.index) });
    const [all, strong, ruling, words, place] = match;
    if (strong) found.push({ kind: "strong", text: strong });
    else if (ruling) found.push({ kind: "ruling", text: ruling });
    else found.push({ kind: "link", text: words!, place: place! });
    at = match.index + all.length;
  }
  if (at < text.length) found.push({ kind: "text", text: text.slice(at) });
  return found;
}

/** The sentence without any of that. */
export const plain = (text: string): string => parts(text).filter((part) => part.kind !== "ruling").map((part) => part.text).join(""); // prettier-ignore
