// On which side of its node each city's name stands: coordinate descent on overlaps, crossings and a preference for below.
import { CITIES, EDGES, WRAPS } from "./cities.mjs";

export const PERIOD = 1340; // width of the world for the links that cross the Pacific
const SIDES = { b: 0, r: 2, l: 5, t: 9 }; // how much each side is disliked
const FORCED = { KAR: "l", BUE: "r" }; // BUE: its Russian name would touch that of SCL
const NODE = 15; // half a node
const LETTER = 7.5; // width of a letter of a name, 14 px
const NAMES = {
  SFO: "San Francisco", CHI: "Chicago", ATL: "Atlanta", MON: "Montréal", WAS: "Washington", NYC: "New York", MAD: "Madrid", LON: "London",
  PAR: "Paris", ESS: "Essen", MIL: "Milan", STP: "St. Petersburg", LAX: "Los Angeles", MEX: "Mexico City", MIA: "Miami", BOG: "Bogotá",
  LIM: "Lima", SCL: "Santiago", BUE: "Buenos Aires", SAO: "São Paulo", LAG: "Lagos", KIN: "Kinshasa", JOH: "Johannesburg", KHA: "Khartoum",
  ALG: "Algiers", IST: "Istanbul", MOS: "Moscow", CAI: "Cairo", BAG: "Baghdad", TEH: "Tehran", RIY: "Riyadh", KAR: "Karachi", DEL: "Delhi",
  MUM: "Mumbai", KOL: "Kolkata", CHE: "Chennai", BEI: "Beijing", SEO: "Seoul", SHA: "Shanghai", TOK: "Tokyo", OSA: "Osaka", TAI: "Taipei",
  HKG: "Hong Kong", BAN: "Bangkok", HCM: "Ho Chi Minh City", JAK: "Jakarta", MNL: "Manila", SYD: "Sydney",
}; // only to measure: the client takes its words from the catalogues

/** Boxes [left, top, width, height] a city covers when its name stands on that side. */
function boxes({ code, x, y }, side) {
  const wide = NAMES[code].length * LETTER + 4;
  const name = {
    b: [x - wide / 2, y + NODE + 5, wide, 17],
    t: [x - wide / 2, y - NODE - 22, wide, 17],
    r: [x + NODE + 8, y - 8.5, wide, 17],
    l: [x - NODE - 8 - wide, y - 8.5, wide, 17],
  }[side];
  const tray = [x - 25, side === "t" ? y + NODE + 2 : y - NODE - 19, 50, 17];
  return { node: [x - NODE, y - NODE, 2 * NODE, 2 * NODE], name, tray };
}

function overlap(a, b) {
  const wide = Math.min(a[0] + a[2], b[0] + b[2]) - Math.max(a[0], b[0]);
  const high = Math.min(a[1] + a[3], b[1] + b[3]) - Math.max(a[1], b[1]);
  return wide > 0.5 && high > 0.5 ? wide * high : 0;
}

/** Length of a line inside a box. */
function inside([x0, y0, x1, y1], box) {
  let [enter, leave] = [0, 1];
  const dx = x1 - x0;
  const dy = y1 - y0;
  for (const [p, q] of [[-dx, x0 - box[0]], [dx, box[0] + box[2] - x0], [-dy, y0 - box[1]], [dy, box[1] + box[3] - y0]]) {
    if (!p && q < 0) return 0;
    if (p < 0) enter = Math.max(enter, q / p);
    if (p > 0) leave = Math.min(leave, q / p);
  }
  return enter < leave ? (leave - enter) * Math.hypot(dx, dy) : 0;
}

const at = Object.fromEntries(CITIES.map((city) => [city.code, city]));
const wraps = new Set(WRAPS.map(([a, b]) => a + b));
const lines = EDGES.flatMap(([a, b]) => {
  const [A, B] = [at[a], at[b]];
  return wraps.has(a + b) ? [[A.x, A.y, B.x - PERIOD, B.y], [A.x + PERIOD, A.y, B.x, B.y]] : [[A.x, A.y, B.x, B.y]];
});

/** Code to side, and the list of what still overlaps (empty when all is well). */
export function label() {
  const sides = Object.fromEntries(CITIES.map(({ code }) => [code, FORCED[code] ?? "b"]));
  const cost = (city, side) => {
    const mine = boxes(city, side);
    let sum = SIDES[side];
    for (const other of CITIES) {
      if (other === city) continue;
      const its = boxes(other, sides[other.code]);
      for (const box of Object.values(its)) sum += 9 * (overlap(mine.name, box) + overlap(mine.tray, box));
    }
    for (const line of lines) sum += inside(line, mine.name) * 0.9 + inside(line, mine.tray) * 0.25;
    return sum;
  };
  for (let round = 0; round < 12; round++)
    for (const city of CITIES)
      if (!FORCED[city.code]) sides[city.code] = Object.keys(SIDES).toSorted((a, b) => cost(city, a) - cost(city, b))[0];
  const clashes = [];
  for (const [i, one] of CITIES.entries())
    for (const two of CITIES.slice(i + 1))
      for (const [p, a] of Object.entries(boxes(one, sides[one.code])))
        for (const [q, b] of Object.entries(boxes(two, sides[two.code])))
          if (overlap(a, b)) clashes.push(`${one.code}.${p} on ${two.code}.${q}`);
  return { sides, clashes };
}
