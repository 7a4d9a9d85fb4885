/** A picture of a position, drawn anew from the table: a file of its own, in the reader's language, that needs nothing of the page. */
import { has, name, t } from "$lib/i18n";
import { LAND } from "$lib/map/land";
import { BOX as SHOWN, CODES, EDGES, SPOTS, wraps } from "$lib/map/layout";
import { line, strokes } from "$lib/map/paths";
import type { View } from "$lib/net/protocol";
import { ROLE } from "$lib/table/roles";
import { SILHOUETTE } from "$lib/ui/silhouettes";

/** Light colours, whatever the page wears: a picture is looked at elsewhere. */
const FILL: Record<string, string> = { b: "#1f6bb0", y: "#e3a008", k: "#2a3036", r: "#cc4530", p: "#7a48b5" };
const EDGE: Record<string, string> = { y: "#7a5200" };
const SHEET: Record<string, string> = { k: "#6541a5", r: "#cf6717", p: "#a63a86" };
const [INK, HALO, FONT] = ["#1c2b31", "#f7f1e3", "system-ui, sans-serif"];
const HEAD = 64;
/** Somewhat more of the world than the page shows: no name may be cut off. */
const BOX = { x: SHOWN.x - 50, y: SHOWN.y, w: SHOWN.w + 80, h: SHOWN.h + 30 };
const SIZE = { w: BOX.w, h: BOX.h + HEAD };

const safe = (text: string): string => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);

function words(text: string, x: number, y: number, size: number, anchor = "start", weight = 650, fill = INK, halo = true): string {
  const stroke = halo ? ` stroke="${HALO}" stroke-width="4" stroke-linejoin="round" paint-order="stroke"` : "";
  return `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" text-anchor="${anchor}" fill="${fill}"${stroke}>${safe(text)}</text>`;
}

/** The picture as SVG; `title` is the table's. */
export function picture(view: View, title: string): string {
  const { board } = view;
  const colour = (disease: string): string => (view.shown?.colours === "sheet" && SHEET[disease]) || FILL[disease]!;
  const shape = (disease: string, scale: number, x: number, y: number): string =>
    `<path d="${SILHOUETTE[disease]}" transform="translate(${x} ${y}) scale(${scale})" fill="${colour(disease)}" stroke="${EDGE[disease] ?? "#fffdf8"}" stroke-width="1.8" stroke-linejoin="round"/>`;

  const edges = (over: boolean): string => EDGES.filter(([a, b]) => wraps(a, b) === over).flatMap(([a, b]) => strokes(a, b).map(line)).join("");
  const cities = CODES.map((code) => {
    const { x, y, disease, label, station } = SPOTS[code]!;
    const home = board.stations.includes(code) ? `<g transform="translate(${x + station.x} ${y + station.y})"><path d="M-9 8V-2L0-9.5 9-2V8Z" fill="#0b6e66" stroke="#fff" stroke-width="1.5"/><path d="M0-3v8M-4 1h8" stroke="#fff" stroke-width="2"/></g>` : "";
    return shape(disease, 1.2, x, y) + home + words(name(code), x + label.x, y + label.y + label.lift * 14, 14, label.anchor);
  });
  const cubes = Object.entries(board.cubes).map(([code, each]) => {
    const { x, y, tray } = SPOTS[code]!;
    const all = Object.entries(each);
    const pieces = all.map(([disease, n], i) => {
      const at = x + (i - (all.length - 1) / 2) * 34;
      return `<rect x="${at - 16}" y="${y + tray * 0.85 - 10}" width="32" height="19" rx="9.5" fill="${colour(disease)}" stroke="#fffdf8" stroke-width="1.6"/>${words(`${n}`, at, y + tray * 0.85 + 5, 14, "middle", 750, disease === "y" ? INK : "#fff", false)}`;
    });
    return pieces.join("");
  });
  const there = new Map<string, number>();
  const pawns = view.seats.flatMap((seat, i) => {
    const at = SPOTS[board.pawns[i] ?? ""];
    if (!at) return [];
    const before = there.get(at.code) ?? 0;
    there.set(at.code, before + 1);
    const letter = has(`pawn-${seat.role}`) ? t(`pawn-${seat.role}`) : name(seat.role).slice(0, 1);
    const x = at.x + at.pawns * (16 + before * 17);
    return [`<g transform="translate(${x} ${at.y + 6}) scale(.85)"><path d="M-10.5 0C-10.5-5-5-8-4.2-15a8 8 0 1 1 8.4 0C5-8 10.5-5 10.5 0 10.5 3-10.5 3-10.5 0Z" fill="${ROLE[seat.role] ?? "#5b6470"}" stroke="#fff" stroke-width="1.8"/>${words(letter, 0, -17.6, 11.5, "middle", 750, "#fff", false)}</g>`];
  });

  const facts = [t("ui-turn", { n: board.turn }), `${t("ui-outbreaks")} ${board.outbreaks}`, `${t("ui-rate")} ${board.rate}`, t("ui-picture-deck", { n: board.deck.left })];
  const cures = board.diseases.map((d, i) => {
    const x = BOX.x + BOX.w - 30 - (board.diseases.length - 1 - i) * 62;
    const mark = d.eradicated ? "✓✓" : d.cured ? "✓" : `${d.left}`;
    return shape(d.id, 1, x - 24, BOX.y - HEAD / 2) + words(mark, x - 8, BOX.y - HEAD / 2 + 6, 16, "start", 700, d.cured ? "#256b3a" : INK, false);
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${BOX.x} ${BOX.y - HEAD} ${SIZE.w} ${SIZE.h}" width="${SIZE.w}" height="${SIZE.h}" font-family="${FONT}">`,
    `<title>${safe(`${title}: ${facts.join(", ")}`)}</title>`,
    `<clipPath id="box"><rect x="${BOX.x}" y="${BOX.y}" width="${BOX.w}" height="${BOX.h}"/></clipPath>`,
    `<rect x="${BOX.x}" y="${BOX.y - HEAD}" width="${SIZE.w}" height="${SIZE.h}" fill="#fffdf8"/>`,
    `<g clip-path="url(#box)"><rect x="${BOX.x}" y="${BOX.y}" width="${BOX.w}" height="${BOX.h}" fill="#d9e6e7"/><path d="${LAND}" fill="${HALO}" stroke="#b7c1b6"/>`,
    `<path d="${edges(false)}" fill="none" stroke="#62777e" stroke-width="1.6" opacity=".7"/><path d="${edges(true)}" fill="none" stroke="#62777e" stroke-width="1.6" opacity=".4"/>`,
    ...cities, ...cubes, ...pawns, "</g>",
    words(title, BOX.x + 20, BOX.y - HEAD / 2 - 4, 20, "start", 700, INK, false),
    words(facts.join("  ·  "), BOX.x + 20, BOX.y - HEAD / 2 + 19, 15, "start", 550, "#4d5f66", false),
    ...cures, "</svg>",
  ].join("\n"); // prettier-ignore
}

export const asFile = (svg: string): Blob => new Blob([svg], { type: "image/svg+xml" });

/** The same picture in dots, twice as many as it has units. */
export async function inDots(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: SIZE.w * 2, height: SIZE.h * 2 });
  canvas.getContext("2d")!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error()))));
}

/** Saves a file on this computer. */
export function save(file: Blob, called: string): void {
  const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(file), download: called });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
