/** Which names are shown when the map is small: those that matter, most urgent first, as long as they cover nothing. */
import { CODES, spot } from "./layout";
import { NAME } from "./panzoom";

export const SMALL = 0.6; // pixels per unit below which names are chosen
const LETTER = 0.53; // width of a letter, in sizes of the name

export interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** How large things are: a unit of the marks, and of names beside them, in units of the world. */
export interface Sizes {
  s: number;
  k: number;
  name: number;
}

const meet = (a: Box, b: Box): boolean => a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1;

/** What the name of a city covers. */
export function nameBox(code: string, text: string, k: number, name: number): Box {
  const { x, y, label } = spot(code);
  const size = NAME * name;
  const wide = text.length * LETTER * size * k;
  const x0 = x + label.x * k - (label.anchor === "start" ? 0 : label.anchor === "end" ? wide : wide / 2);
  const base = y + (label.y + label.lift * size) * k;
  return { x0, x1: x0 + wide, y0: base - 0.75 * size * k, y1: base + 0.2 * size * k };
}

const around = (x: number, y: number, w: number, h: number): Box => ({ x0: x - w / 2, x1: x + w / 2, y0: y - h / 2, y1: y + h / 2 });

/** From this weight on a name is shown whatever it covers. */
export const MUST = 8;

/** `weight` says how much a name matters (0: not needed), `pills` how many cubes lie over a city. */
export function namesShown(
  { s, k, name }: Sizes,
  text: (code: string) => string,
  weight: (code: string) => number,
  pills: (code: string) => number,
): Set<string> {
  if (s >= SMALL) return new Set(CODES);
  const taken = CODES.flatMap((code) => {
    const { x, y, tray } = spot(code);
    const n = pills(code);
    return [around(x, y, 22 * k, 22 * k), ...(n ? [around(x, y + tray * k, (10 + 13 * n) * k, 17 * k)] : [])];
  });
  const shown = new Set<string>();
  for (const code of CODES.filter((each) => weight(each) > 0).toSorted((a, b) => weight(b) - weight(a))) {
    const box = nameBox(code, text(code), k, name);
    if (weight(code) < MUST && taken.some((other) => meet(box, other))) continue;
    taken.push(box);
    shown.add(code);
  }
  return shown;
}
