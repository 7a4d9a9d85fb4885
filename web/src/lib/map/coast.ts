/** The outlines of the land, whole for filling and in short pieces for stroking: a browser that redraws a part of the map only draws the pieces there. */
import { LAND } from "./land";
import type { Point } from "./layout";

const LENGTH = 32; // bends in a piece

/** One path for each mass of land. */
export const MASSES = LAND.split("z").filter(Boolean);

const put = ({ x, y }: Point): string => `${Number(x.toFixed(1))} ${Number(y.toFixed(1))}`;

/** A path is "M start q control end t end end …": a smooth curve whose later control points mirror the ones before. */
export function pieces(path: string): string[] {
  const [x = 0, y = 0, cx = 0, cy = 0, ...rest] = (path.match(/-?\d*\.?\d+/g) ?? []).map(Number);
  const found: string[] = [];
  let at: Point = { x, y };
  let control: Point = { x: x + cx, y: y + cy };
  for (let i = 0; i + 1 < rest.length; i += 2) {
    const next = { x: at.x + rest[i]!, y: at.y + rest[i + 1]! };
    if ((i / 2) % LENGTH === 0) found.push(`M${put(at)}Q${put(control)} ${put(next)}`);
    else found[found.length - 1] += `T${put(next)}`;
    control = { x: 2 * next.x - control.x, y: 2 * next.y - control.y };
    at = next;
  }
  return found;
}

export const COAST = MASSES.flatMap(pieces);
