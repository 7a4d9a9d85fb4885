/** A line of a plot: what it is called, its colour, and its values from left to right. */
export interface Series {
  name: string;
  colour: string;
  values: readonly number[];
  /** A disease, or a role: a sign that tells it apart without colour. */
  sign?: { disease: string } | { role: string };
}

/** Round numbers for an axis that goes up to this: three to six of them. */
export function ticks(most: number): number[] {
  const rough = Math.max(most, 1) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((n) => n * power).find((n) => n >= rough)!);
  const found = [0];
  while (found.at(-1)! < most) found.push(found.at(-1)! + step);
  return found;
}

/** Heights of signs at the ends of lines, moved apart so that none lies on another. */
export function apart(heights: readonly number[], gap: number): number[] {
  const order = heights.map((_, i) => i).sort((a, b) => heights[a]! - heights[b]!);
  const found = [...heights];
  order.forEach((at, i) => {
    if (i) found[at] = Math.max(found[at]!, found[order[i - 1]!]! + gap);
  });
  return found;
}
