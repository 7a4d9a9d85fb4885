/** Where a popover goes: beside its city, where it covers the fewest cities that matter. */
import { CODES, type Point, spot } from "./layout";
import type { Pad, Size } from "./panzoom";

export interface Corner {
  left: number;
  top: number;
}

interface Scene {
  /** Where a city is, in pixels. */
  pixels: (point: Point) => Point;
  /** Pixels per unit of the marks. */
  mark: number;
  size: Size;
  pad: Pad;
  /** How much it matters that this city can be seen. */
  weight: (code: string) => number;
}

const EDGE = 8; // pixels kept free at the border

export function placement(code: string, width: number, height: number, { pixels, mark, size, pad, weight }: Scene): Corner {
  const here = pixels(spot(code));
  const gap = 30 * mark;
  const right = spot(code).label.anchor === "start" ? 110 * mark : gap; // beyond the name
  const left = spot(code).label.anchor === "end" ? 110 * mark : gap;
  const wanted: Corner[] = [
    { left: here.x + right, top: here.y - height / 2 },
    { left: here.x - left - width, top: here.y - height / 2 },
    { left: here.x + right, top: here.y - height },
    { left: here.x + right, top: here.y },
    { left: here.x - left - width, top: here.y - height },
    { left: here.x - left - width, top: here.y },
    { left: here.x - width / 2, top: here.y + gap + 14 * mark },
    { left: here.x - width / 2, top: here.y - gap - 14 * mark - height },
  ];
  const inside = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, high));
  let best: Corner = wanted[0]!;
  let least = Infinity;
  for (const corner of wanted) {
    const box = {
      left: inside(corner.left, pad.left + EDGE, size.w - pad.right - width - EDGE),
      top: inside(corner.top, pad.top + EDGE, size.h - pad.bottom - height - EDGE),
    };
    let cost = (Math.abs(box.left - corner.left) + Math.abs(box.top - corner.top)) / 400;
    for (const other of CODES) {
      const at = pixels(spot(other));
      const reach = (other === code ? 26 : 16) * mark;
      const covered = at.x > box.left - reach && at.x < box.left + width + reach && at.y > box.top - reach && at.y < box.top + height + reach;
      if (covered) cost += other === code ? 100 : 0.4 + weight(other);
    }
    if (cost < least - 1e-9) [best, least] = [box, cost];
  }
  return best;
}
