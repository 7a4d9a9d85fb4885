/** Which names are shown when the map is small: those that matter, most urgent first, as long as they cover nothing. */
import { BOX, CODES, spot } from "./layout";
import { NAME } from "./panzoom";

export const SMALL = 0.64; // pixels per unit below which not all names find room
const LETTER = 0.53; // width of a letter, in sizes of the name
const WIDER = 0.6; // of a Cyrillic one

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
  const wide = text.length * (/\p{Script=Cyrillic}/u.test(text) ? WIDER : LETTER) * size * k;
  const x0 = x + label.x * k - (label.anchor === "start" ? 0 : label.anchor === "end" ? wide : wide / 2);
  const base = y + (label.y + label.lift * size) * k;
  return { x0, x1: x0 + wide, y0: base - 0.75 * size * k, y1: base + 0.2 * size * k };
}

const around = (x: number, y: number, w: number, h: number): Box => ({ x0: x - w / 2, x1: x + w / 2, y0: y - h / 2, y1: y + h / 2 });

/** From this weight on a name is shown whatever it covers. */
export const MUST = 8;

/** What stands in a city: cubes above it, pawns beside it. */
export interface Crowd {
  cubes: number;
  pawns: number;
}

/** `weight` says how much a name matters (0: not needed). */
export function namesShown(
  { s, k, name }: Sizes,
  text: (code: string) => string,
  weight: (code: string) => number,
  crowd: (code: string) => Crowd,
): Set<string> {
  if (s >= SMALL) return new Set(CODES);
  const taken = CODES.flatMap((code) => {
    const { x, y, tray, pawns: side } = spot(code);
    const { cubes, pawns } = crowd(code);
    const boxes = [around(x, y, 22 * k, 22 * k)];
    if (cubes) boxes.push(around(x, y + tray * k, (10 + 13 * cubes) * k, 17 * k));
    if (pawns) boxes.push(around(x + side * (13 + 7.5 * pawns) * k, y - 6 * k, (9 + 15 * pawns) * k, 32 * k));
    return boxes;
  });
  const shown = new Set<string>();
  for (const code of CODES.filter((each) => weight(each) > 0).toSorted((a, b) => weight(b) - weight(a))) {
    const box = nameBox(code, text(code), k, name);
    const fits = box.x0 >= BOX.x && box.x1 <= BOX.x + BOX.w && !taken.some((other) => meet(box, other));
    if (!fits && weight(code) < MUST) continue;
    taken.push(box);
    shown.add(code);
  }
  return shown;
}
