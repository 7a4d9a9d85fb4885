/** What has happened, cut into beats that are shown one after the other, and the board after each of them. */
import type { Board, Entry, Said } from "$lib/net/protocol";

export type BeatKind = "drive" | "flight" | "draw" | "epidemic" | "strike" | "shuffle" | "infect" | "outbreak" | "cure" | "still";

/** Milliseconds of each kind. */
export const LASTS: Readonly<Record<BeatKind, number>> = {
  drive: 420, flight: 600, draw: 300, epidemic: 530, strike: 540, shuffle: 530, infect: 450, outbreak: 650, cure: 900, still: 0,
}; // prettier-ignore

/** Part of a beat after which its card or its cubes are there; pawns start at once. */
const LANDS: Readonly<Partial<Record<BeatKind, number>>> = { draw: 0.85, infect: 0.5, strike: 0.45, outbreak: 0.5 };

export interface Beat {
  readonly kind: BeatKind;
  readonly lasts: number;
  /** Milliseconds after which the board changes. */
  readonly lands: number;
  /** What it is made of: the first line names it, the others came of it. */
  readonly lines: readonly Said[];
  /** Where in the log its last line stands: entries before it, and lines of its own entry. */
  readonly at: readonly [entry: number, lines: number];
}

const KINDS: Readonly<Record<string, BeatKind>> = {
  "log-drive": "drive", "log-lead": "drive", "log-biodrive": "drive",
  "log-shuttle": "flight", "log-direct": "flight", "log-charter": "flight", "log-ops_flight": "flight", "log-join": "flight",
  "log-airlift": "flight", "log-flight": "flight", "log-respond": "flight", "log-come": "flight",
  "log-draw": "draw", "log-draw-closed": "draw",
  "log-epidemic": "epidemic", "log-strike": "strike", "log-shuffle": "shuffle",
  "log-infect": "infect", "log-outbreak": "outbreak", "log-cure": "cure",
}; // prettier-ignore

const kindOf = (id: string): BeatKind | undefined => KINDS[id.replace(/-other$/, "")];

/** The beats of a log from an entry on.  A line that has no beat of its own belongs to the one before it in its entry. */
export function beatsOf(log: readonly Entry[], from: number): Beat[] {
  const beats: Beat[] = [];
  for (let entry = from; entry < log.length; entry++) {
    let open: { kind: BeatKind; lines: Said[] } = { kind: "still", lines: [] };
    const close = (n: number): void => {
      const { kind, lines } = open;
      const lasts = LASTS[kind];
      if (lines.length) beats.push({ kind, lasts, lands: lasts * (LANDS[kind] ?? 0), lines, at: [entry, n] });
    };
    log[entry]!.said.forEach((line, n) => {
      const kind = kindOf(line.id);
      if (kind && open.lines.length) {
        close(n);
        open = { kind, lines: [line] };
      } else open = { kind: kind ?? open.kind, lines: [...open.lines, line] };
    });
    close(log[entry]!.said.length);
  }
  return beats;
}

const text = (line: Said, key: string): string => String(line.args?.[key] ?? "");

/** The city or card that a beat is about. */
export const cardOf = (beat: Beat): string => text(beat.lines[0]!, beat.kind === "draw" ? "card" : "city");

/** The seat whose pawn moves, or whose hand a card comes into; -1 for nobody. */
export const seatOf = (beat: Beat, roles: readonly string[]): number => roles.indexOf(text(beat.lines[0]!, "pawn") || text(beat.lines[0]!, "who"));

/** The board as one line of the log leaves it, as far as it is drawn; at the end the server's own board takes its place. */
function after(board: Board, line: Said, roles: readonly string[]): Board {
  const city = text(line, "city");
  const disease = text(line, "disease");
  const cubes = (by: number): Board => {
    const { [disease]: there = 0, ...others } = board.cubes[city] ?? {};
    const here = there + by > 0 ? { ...others, [disease]: there + by } : others;
    const elsewhere = Object.fromEntries(Object.entries(board.cubes).filter(([code]) => code !== city));
    const rest = Object.keys(here).length ? { ...elsewhere, [city]: here } : elsewhere;
    return { ...board, cubes: rest, diseases: board.diseases.map((d) => (d.id === disease ? { ...d, left: d.left - by } : d)) };
  };
  const turned = (): Board => {
    const { layers, discard } = board.infection;
    const without = layers.map((layer) => ({ ...layer, cards: layer.cards.filter((card) => card !== city) }));
    return { ...board, infection: { ...board.infection, layers: without, discard: [city, ...discard.filter((card) => card !== city)] } };
  };
  const kind = kindOf(line.id);
  if (kind === "drive" || kind === "flight") {
    const seat = roles.indexOf(text(line, "pawn") || text(line, "who"));
    return seat < 0 || !city ? board : { ...board, pawns: board.pawns.map((at, i) => (i === seat ? city : at)) };
  }
  if (kind === "infect" || kind === "strike") return turned();
  if (kind === "draw" || kind === "epidemic") return { ...board, deck: { ...board.deck, left: board.deck.left - 1 } };
  if (kind === "outbreak") return { ...board, outbreaks: Number(line.args?.["n"] ?? board.outbreaks) };
  if (kind === "cure" || line.id === "log-eradicated")
    return { ...board, diseases: board.diseases.map((d) => (d.id === disease ? { ...d, cured: true, eradicated: d.eradicated || kind !== "cure" } : d)) };
  if (kind === "shuffle") {
    const { layers, discard } = board.infection;
    const shuffle = 1 + Math.max(0, ...layers.map((layer) => layer.shuffle));
    return { ...board, infection: { ...board.infection, discard: [], layers: [{ cards: discard, shuffle }, ...layers] } };
  }
  if (line.id === "log-cubes") return cubes(Number(line.args?.["n"] ?? 1));
  if (line.id === "log-lifted") return cubes(-Number(line.args?.["n"] ?? 1));
  if (line.id === "log-rate") return { ...board, rate: Number(line.args?.["rate"] ?? board.rate), space: Math.min(board.space + 1, board.rates.length - 1) };
  if (line.id === "log-build" || line.id === "log-grant") return { ...board, stations: [...board.stations, city] };
  return board;
}

/** The board after a beat. */
export const played = (board: Board, beat: Beat, roles: readonly string[]): Board => beat.lines.reduce((so, line) => after(so, line, roles), board);
