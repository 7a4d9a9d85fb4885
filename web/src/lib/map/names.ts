/** Which names are shown when the map is small: those that matter, most urgent first, as long as they cover nothing. */
import { CODES, spot } from "./layout";

const SMALL = 0.6; // pixels per unit below which names are chosen
const LETTER = 7.6; // width of a letter, in units of the marks

interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

const meet = (a: Box, b: Box): boolean => a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1;

function nameBox(code: string, text: string, k: number): Box {
  const { x, y, label } = spot(code);
  const wide = text.length * LETTER * k;
  const x0 = x + label.x * k - (label.anchor === "start" ? 0 : label.anchor === "end" ? wide : wide / 2);
  return { x0, x1: x0 + wide, y0: y + (label.y - 12) * k, y1: y + (label.y + 4) * k };
}

const nodeBox = (code: string, k: number): Box => {
  const { x, y } = spot(code);
  return { x0: x - 12 * k, x1: x + 12 * k, y0: y - 12 * k, y1: y + 12 * k };
};

/** `weight` says how much a name matters (0: not needed); `k` is the size of the marks in units of the world. */
export function namesShown(s: number, k: number, text: (code: string) => string, weight: (code: string) => number): Set<string> {
  if (s >= SMALL) return new Set(CODES);
  const taken: Box[] = [];
  const shown = new Set<string>();
  const wanted = CODES.filter((code) => weight(code) > 0).sort((a, b) => weight(b) - weight(a));
  for (const code of wanted) {
    const box = nameBox(code, text(code), k);
    if (taken.some((other) => meet(box, other)) || CODES.some((other) => other !== code && meet(box, nodeBox(other, k)))) continue;
    taken.push(box);
    shown.add(code);
  }
  return shown;
}
