import raw from "./layout.json";

export interface Point {
  x: number;
  y: number;
}

export type Side = "t" | "r" | "b" | "l";

/** Where a name begins: `y` is its base line, `lift` how far that sinks for each unit of its size. */
export interface Label {
  x: number;
  y: number;
  lift: number;
  anchor: "start" | "middle" | "end";
}

/** A city on the map; the offsets count from its node, in units that grow with the root of the zoom. */
export interface Spot extends Point {
  code: string;
  disease: string;
  label: Label;
  tray: number;
  station: Point;
  pawns: 1 | -1;
}

/** Part of the world that is always shown: left, top, width, height. */
export const BOX = { x: -14, y: 66, w: 1342, h: 742 };
/** Part of the world that is drawn at all. */
export const WORLD = { x: -120, y: -60, w: 1500, h: 960 };
/** Width of the world for links that leave it on one side and come back on the other. */
export const PERIOD = raw.period;

const LABEL: Record<Side, Label> = {
  t: { x: 0, y: -23, lift: 0, anchor: "middle" },
  b: { x: 0, y: 22, lift: 0.76, anchor: "middle" },
  l: { x: -23, y: 0, lift: 0.34, anchor: "end" },
  r: { x: 23, y: 0, lift: 0.34, anchor: "start" },
};
const STATION: Record<Side, Point> = { t: { x: 15, y: 6 }, b: { x: 15, y: -7 }, l: { x: -10, y: 15 }, r: { x: 10, y: 15 } };

export const SPOTS: Record<string, Spot> = Object.fromEntries(
  Object.entries(raw.cities as unknown as Record<string, [string, number, number, Side]>).map(([code, [disease, x, y, side]]) => [
    code,
    { code, disease, x, y, label: LABEL[side], tray: side === "t" ? 26 : -26, station: STATION[side], pawns: side === "l" ? 1 : -1 },
  ]),
);

/** The 48 cities in atlas order. */
export const CODES = Object.keys(SPOTS);

export const EDGES = raw.edges.split(" ").map((edge) => edge.split("-") as [string, string]);

/** Where the far city's name stands on the margin at the end of a link over the Pacific. */
export interface Margin extends Point {
  at: string;
  to: string;
  west: boolean;
}

export const MARGINS: Margin[] = (raw.wraps as [string, string, number, number, number, number][]).flatMap(([a, b, ax, ay, bx, by]) => [
  { at: a, to: b, x: ax, y: ay, west: true },
  { at: b, to: a, x: bx, y: by, west: false },
]);

const overPacific = new Set(MARGINS.map(({ at, to }) => at + to));
export const wraps = (a: string, b: string): boolean => overPacific.has(a + b);

export const NEIGHBOURS: Record<string, string[]> = Object.fromEntries(
  CODES.map((code) => [code, EDGES.flatMap(([a, b]) => (a === code ? [b] : b === code ? [a] : []))]),
);

export const spot = (code: string): Spot => SPOTS[code]!;
/** The disease of a city card; undefined for any other card. */
export const diseaseOf = (card: string): string | undefined => SPOTS[card]?.disease;
