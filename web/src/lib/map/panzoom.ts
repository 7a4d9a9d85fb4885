/** Arithmetic of the view: a point u of the world is shown at x + s * u, in pixels of the map's element. */
import { BOX, type Point } from "./layout";

export interface View extends Point {
  s: number;
}

export interface Size {
  w: number;
  h: number;
}

/** Pixels along each side that something else covers. */
export interface Pad {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

export const NO_PAD: Pad = { top: 0, right: 0, bottom: 0, left: 0 };
const MOST = 4; // times the fitted size
const LEGIBLE = 1.6; // pixels per unit that can always be reached
const SLACK = 70; // units a zoomed view may go past the edge

const free = (size: Size, pad: Pad) => ({
  x: pad.left,
  y: pad.top,
  w: Math.max(1, size.w - pad.left - pad.right),
  h: Math.max(1, size.h - pad.top - pad.bottom),
});

/** Pixels per unit at which the whole world is seen. */
export function least(size: Size, pad: Pad): number {
  const { w, h } = free(size, pad);
  return Math.min(w / BOX.w, h / BOX.h);
}

/** How large nodes, names and cubes are: they grow with the root of the zoom, and are never tiny when the world is. */
export const markScale = (s: number, fitted: number): number => Math.sqrt(s * Math.max(fitted, 0.86));

/** How much larger than the marks names must be, so that they are never smaller than 11 pixels. */
export const nameScale = (mark: number): number => Math.max(1, 11 / (NAME * mark));
export const NAME = 14.5; // size of a name in units of the marks

/** The nearest allowed view: zoom within its limits, and no more than a strip of nothing at the edges. */
export function clamp(view: View, size: Size, pad: Pad): View {
  const fitted = least(size, pad);
  const s = Math.min(Math.max(view.s, fitted), Math.max(MOST * fitted, LEGIBLE));
  const room = free(size, pad);
  const centre = at(view, room);
  const slack = SLACK * (1 - fitted / s);
  return centred(
    {
      x: within(centre.x, BOX.x, BOX.w, room.w / s, slack),
      y: within(centre.y, BOX.y, BOX.h, room.h / s, slack),
    },
    s,
    room,
  );
}

const at = (view: View, room: ReturnType<typeof free>): Point => ({
  x: (room.x + room.w / 2 - view.x) / view.s,
  y: (room.y + room.h / 2 - view.y) / view.s,
});

const centred = (centre: Point, s: number, room: ReturnType<typeof free>): View => ({
  x: room.x + room.w / 2 - centre.x * s,
  y: room.y + room.h / 2 - centre.y * s,
  s,
});

function within(centre: number, start: number, length: number, seen: number, slack: number): number {
  const low = start + seen / 2 - slack;
  const high = start + length - seen / 2 + slack;
  return low > high ? start + length / 2 : Math.min(Math.max(centre, low), high);
}

/** The whole world. */
export const fit = (size: Size, pad: Pad): View => clamp({ x: 0, y: 0, s: least(size, pad) }, size, pad);

/** Zooms by a factor and keeps the point of the world under x, y where it is. */
export function zoomAt(view: View, factor: number, x: number, y: number, size: Size, pad: Pad): View {
  const fitted = least(size, pad);
  const s = Math.min(Math.max(view.s * factor, fitted), Math.max(MOST * fitted, LEGIBLE));
  const ratio = s / view.s;
  return clamp({ x: x - (x - view.x) * ratio, y: y - (y - view.y) * ratio, s }, size, pad);
}

/** Shows a point in the middle. */
export const centreOn = (point: Point, s: number, size: Size, pad: Pad): View => clamp(centred(point, s, free(size, pad)), size, pad);

/** Shows all these points with some room around, but no closer than is needed to read well. */
export function frame(points: Point[], size: Size, pad: Pad, closest = 1): View {
  const room = free(size, pad);
  const xs = points.map((p) => p.x);
  const ys = points.map((p) => p.y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const s = Math.min(room.w / (right - left + 90), room.h / (bottom - top + 120), closest);
  return centreOn({ x: (left + right) / 2, y: (top + bottom) / 2 }, s, size, pad);
}

/** The view on the way from one to another: zoom grows evenly, the centre moves with it. */
export function between(a: View, b: View, t: number, size: Size, pad: Pad): View {
  const room = free(size, pad);
  const [from, to] = [at(a, room), at(b, room)];
  const s = a.s * (b.s / a.s) ** t;
  const share = Math.abs(a.s - b.s) < 1e-6 ? t : (1 / a.s - 1 / s) / (1 / a.s - 1 / b.s);
  return centred({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }, s, room);
}
