/** Arrow keys: the nearest city in a direction, also over the Pacific. */
import { CODES, PERIOD, spot } from "./layout";

export type Arrow = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

const UNIT: Record<Arrow, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export const isArrow = (key: string): key is Arrow => key in UNIT;

/** The city to which an arrow leads, or null at the edge.  What lies off to the side counts as farther away. */
export function towards(code: string, arrow: Arrow): string | null {
  const here = spot(code);
  const [ux, uy] = UNIT[arrow];
  let best: string | null = null;
  let least = Infinity;
  for (const other of CODES) {
    if (other === code) continue;
    for (const shift of [0, PERIOD, -PERIOD]) {
      const dx = spot(other).x + shift - here.x;
      const dy = spot(other).y - here.y;
      const ahead = dx * ux + dy * uy;
      const aside = Math.abs(dx * uy) + Math.abs(dy * ux);
      if (ahead <= 0 || aside > 2 * ahead || (shift !== 0 && ux === 0)) continue;
      const far = Math.hypot(ahead, aside) + aside;
      if (far < least) [best, least] = [other, far];
    }
  }
  return best;
}
