// Coast of the world in the stretched projection, carried along with the nudged cities, simplified and smoothed into one SVG path.
import { readFileSync } from "node:fs";
import { geoPath } from "d3-geo";
import { feature } from "topojson-client";
import { CITIES } from "./cities.mjs";
import { place, projection } from "./projection.mjs";

const REACH = 46; // how far a nudged city pulls the coast along
const nudges = CITIES.map(({ lat, lon, x, y }) => {
  const [px, py] = place(lon, lat).map(Math.round);
  return { px, py, dx: x - px, dy: y - py };
});

/** Gaussian-weighted mean of the nudges around a point, so that each city keeps its place on the land. */
function carry([x, y]) {
  let [weights, dx, dy] = [0.35, 0, 0];
  for (const nudge of nudges) {
    const weight = Math.exp(-((x - nudge.px) ** 2 + (y - nudge.py) ** 2) / REACH ** 2);
    weights += weight;
    dx += weight * nudge.dx;
    dy += weight * nudge.dy;
  }
  return [x + dx / weights, y + dy / weights];
}

const area = (ring) => Math.abs(ring.reduce((sum, [x, y], i) => {
  const [u, v] = ring[(i + 1) % ring.length];
  return sum + x * v - u * y;
}, 0)) / 2;

const triangle = (a, b, c) => Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2;

/** Visvalingam: takes out the point that changes the outline least, until every point matters by `least`. */
function simplify(ring, least) {
  const rest = [...ring];
  for (;;) {
    const n = rest.length;
    if (n < 6) return rest;
    const sizes = rest.map((point, i) => triangle(rest[(i + n - 1) % n], point, rest[(i + 1) % n]));
    const smallest = Math.min(...sizes);
    if (smallest >= least) return rest;
    rest.splice(sizes.indexOf(smallest), 1);
  }
}

function rings() {
  const world = JSON.parse(readFileSync(new URL(import.meta.resolve("world-atlas/land-50m.json"))));
  const found = [];
  const pen = {
    moveTo(x, y) { found.push([[x, y]]); },
    lineTo(x, y) { found.at(-1).push([x, y]); },
    closePath() {},
  };
  geoPath(projection(), pen)(feature(world, world.objects.land));
  return found
    .map((ring) => ring.map(carry))
    .map((ring) => (Math.hypot(ring[0][0] - ring.at(-1)[0], ring[0][1] - ring.at(-1)[1]) < 1e-6 ? ring.slice(0, -1) : ring))
    .filter((ring) => Math.min(...ring.map(([, y]) => y)) < 835) // without Antarctica
    .filter((ring) => area(ring) >= 26)
    .map((ring) => simplify(ring, area(ring) < 150 ? 3 : 9))
    .filter((ring) => ring.length > 3);
}

const round = (value) => Math.round(value * 10) / 10;
const join = (numbers) => numbers.map((v) => (v < 0 ? "" : " ") + String(round(v)).replace(/^(-?)0\./, "$1.")).join("").replace(/^ /, "");

/**
 * A quadratic B-spline through the middles of the edges.  `t` takes its control point from the one before, which halves the path;
 * the middles are rounded against the running control point, so that rounding never adds up.
 */
function outline(ring) {
  const n = ring.length;
  const middle = (a, b) => [round((a[0] + b[0]) / 2), round((a[1] + b[1]) / 2)];
  const start = middle(ring[n - 1], ring[0]);
  let control = ring[0].map(round);
  let at = middle(control, ring[1]);
  let path = `M${join(start)}q${join([control[0] - start[0], control[1] - start[1], at[0] - start[0], at[1] - start[1]])}t`;
  const steps = [];
  for (let i = 1; i < n; i++) {
    control = [2 * at[0] - control[0], 2 * at[1] - control[1]];
    const next = i === n - 1 ? start : middle(control, ring[(i + 1) % n]);
    steps.push(round(next[0] - at[0]), round(next[1] - at[1]));
    at = next;
  }
  path += join(steps);
  return `${path}z`;
}

export const coast = () => rings().map(outline).join("");
