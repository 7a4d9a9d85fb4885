// The stretched projection: separable curves squeeze oceans and the far north and south, and a magnifier lies over Europe.
import { geoProjection } from "d3-geo";

/** Monotone cubic (Fritsch and Carlson) through control points. */
function curve(points) {
  const xs = points.map((p) => p[0]);
  const ys = points.map((p) => p[1]);
  const last = xs.length - 1;
  const rise = xs.slice(1).map((x, i) => (ys[i + 1] - ys[i]) / (x - xs[i]));
  const slope = xs.map((_, i) => {
    if (i === 0) return rise[0];
    if (i === last) return rise[last - 1];
    if (rise[i - 1] * rise[i] <= 0) return 0;
    const before = xs[i] - xs[i - 1];
    const after = xs[i + 1] - xs[i];
    return (3 * (before + after)) / ((2 * after + before) / rise[i - 1] + (after + 2 * before) / rise[i]);
  });
  return (x) => {
    if (x <= xs[0]) return ys[0] + (x - xs[0]) * slope[0];
    if (x >= xs[last]) return ys[last] + (x - xs[last]) * slope[last];
    const i = xs.findIndex((right) => x <= right) - 1;
    const width = xs[i + 1] - xs[i];
    const t = (x - xs[i]) / width;
    const [t2, t3] = [t * t, t * t * t];
    return ys[i] * (2 * t3 - 3 * t2 + 1) + width * slope[i] * (t3 - 2 * t2 + t)
      + ys[i + 1] * (3 * t2 - 2 * t3) + width * slope[i + 1] * (t3 - t2);
  };
}

const CUT = 11; // degrees the cut through the Pacific is turned by
export const acrossAt = curve([
  [-170, -95], [-140, 5], [-122, 82], [-99, 190], [-87, 252], [-74, 330], [-60, 392], [-46, 448], [-30, 492], [-10, 543], [0, 578],
  [10, 628], [30, 735], [45, 800], [60, 855], [77, 922], [90, 977], [107, 1045], [121, 1102], [130, 1135], [140, 1168], [152, 1200],
  [170, 1245], [191, 1300],
]);
export const downAt = curve([
  [-58, 860], [-40, 802], [-30, 762], [-20, 718], [-10, 672], [0, 618], [10, 557], [20, 487], [30, 410], [40, 325], [46, 262], [52, 190],
  [60, 103], [66, 45], [75, -30], [84, -110],
]);
const EUROPE = { x: 628, y: 215, strength: 0.3, radius: 150 };

/** Where a place on the globe lies on the map. */
export function place(lon, lat) {
  const x = acrossAt(lon);
  const y = downAt(lat);
  const dx = x - EUROPE.x;
  const dy = y - EUROPE.y;
  const pull = EUROPE.strength * Math.exp(-(dx * dx + dy * dy) / EUROPE.radius ** 2);
  return [x + dx * pull, y + dy * pull];
}

const DEGREES = 180 / Math.PI;
export const projection = () =>
  geoProjection((lon, lat) => {
    const [x, y] = place(lon * DEGREES + CUT, lat * DEGREES);
    return [x, -y];
  }).rotate([-CUT, 0]).scale(1).translate(place(CUT, 0)).precision(0.3);
