/** Lines on the map: links, routes, and the way of a pawn. */
import { NEIGHBOURS, PERIOD, type Point, spot, wraps } from "./layout";

/** Both halves of a link over the Pacific, or the one line of any other. */
export function strokes(a: string, b: string): [Point, Point][] {
  const [A, B] = [spot(a), spot(b)];
  if (!wraps(a, b)) return [[A, B]];
  const shift = A.x < B.x ? -PERIOD : PERIOD;
  return [
    [A, { x: B.x + shift, y: B.y }],
    [B, { x: A.x - shift, y: A.y }],
  ];
}

export const line = ([a, b]: [Point, Point]): string => `M${a.x} ${a.y}L${b.x} ${b.y}`;

const towards = (a: Point, b: Point, length: number): Point => {
  const far = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  return { x: a.x + ((b.x - a.x) * length) / far, y: a.y + ((b.y - a.y) * length) / far };
};

/** Highest point of a flight: it bows to the north. */
const bow = (a: Point, b: Point): Point => ({
  x: (a.x + b.x) / 2 + ((b.y - a.y) * 0.18 * (b.x > a.x ? 1 : -1)),
  y: (a.y + b.y) / 2 - Math.abs(b.x - a.x) * 0.18,
});

/** A route between two cities: straight along a link, else an arc; it leaves `gap` units around the nodes. */
export function route(from: string, to: string, gap: number): string {
  if (wraps(from, to)) return strokes(from, to).map(([node, off]) => line([towards(node, off, gap), off])).join("");
  if (NEIGHBOURS[from]?.includes(to)) return line([towards(spot(from), spot(to), gap), towards(spot(to), spot(from), gap)]);
  const [A, B] = [spot(from), spot(to)];
  const M = bow(A, B);
  const [a, b] = [towards(A, M, gap), towards(B, M, gap)];
  return `M${a.x} ${a.y}Q${M.x} ${M.y} ${b.x} ${b.y}`;
}

/** The cities of the shortest drive, both ends included; of several the straightest. */
export function drive(from: string, to: string): string[] {
  const best: Record<string, { way: string[]; far: number }> = { [from]: { way: [from], far: 0 } };
  for (let round = [from]; round.length && !best[to]; ) {
    const next: string[] = [];
    for (const here of round)
      for (const there of NEIGHBOURS[here] ?? []) {
        const { way, far } = best[here]!;
        const [a, b] = strokes(here, there)[0]!;
        const found = { way: [...way, there], far: far + Math.hypot(b.x - a.x, b.y - a.y) };
        const known = best[there];
        if (known && (known.way.length < found.way.length || known.far <= found.far)) continue;
        if (!known) next.push(there);
        best[there] = found;
      }
    round = next;
  }
  return best[to]?.way ?? [];
}

/** Where a pawn is, a part t of its way: along the link, over the Pacific, or on an arc. */
export function onTheWay(from: Point, to: Point, t: number, kind: "link" | "wrap" | "flight"): Point {
  if (kind === "link") return { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t };
  if (kind === "wrap") {
    const shift = from.x < to.x ? -PERIOD : PERIOD;
    const x = from.x + (to.x + shift - from.x) * t;
    const y = from.y + (to.y - from.y) * t;
    return t < 0.5 ? { x, y } : { x: x - shift, y };
  }
  const M = bow(from, to);
  const [p, q, r] = [(1 - t) ** 2, 2 * t * (1 - t), t * t];
  return { x: p * from.x + q * M.x + r * to.x, y: p * from.y + q * M.y + r * to.y };
}

export const wayOf = (from: string, to: string): "link" | "wrap" | "flight" =>
  wraps(from, to) ? "wrap" : NEIGHBOURS[from]?.includes(to) ? "link" : "flight";
