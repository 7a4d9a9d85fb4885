// Writes src/lib/map/layout.json and src/lib/map/land.ts.  See README.md.
import { writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { CITIES, EDGES, WRAPS } from "./cities.mjs";
import { coast } from "./coast.mjs";
import { label, PERIOD } from "./labels.mjs";
import { acrossAt, downAt } from "./projection.mjs";

const { sides, clashes } = label();
const layout = {
  box: [0, 66, 1260, 742],
  period: PERIOD,
  cities: Object.fromEntries(CITIES.map(({ code, disease, x, y }) => [code, [disease, x, y, sides[code]]])),
  edges: EDGES.map((pair) => pair.join("-")).join(" "),
  wraps: WRAPS,
};
const steps = (from, to) => Array.from({ length: Math.floor((to - from) / 20) + 1 }, (_, i) => from + 20 * i);
// The grid runs on past the world, for wide windows.
const grid = steps(-300, 320).map((lon) => `M${Math.round(acrossAt(lon))}-300V1200`).join("")
  + steps(-120, 100).map((lat) => `M-800 ${Math.round(downAt(lat))}H2100`).join("");
const files = {
  "layout.json": `${JSON.stringify(layout).replaceAll(/(,|\{)"([A-Z]{3})":/g, '$1\n"$2":')}\n`,
  "land.ts": "// Made by tools/map; coast after Natural Earth (public domain).\n"
    + `export const LAND =\n  "${coast()}";\nexport const GRID =\n  "${grid}";\n`,
};
for (const [name, text] of Object.entries(files)) {
  writeFileSync(new URL(`../../src/lib/map/${name}`, import.meta.url), text);
  console.log(name, text.length, "bytes,", gzipSync(text).length, "packed");
}
console.log(clashes.length ? `overlaps: ${clashes.join(", ")}` : "no overlaps");
