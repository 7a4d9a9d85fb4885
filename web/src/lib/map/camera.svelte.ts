import type { Point } from "./layout";
import { calm, ease, SLOW } from "./motion";
import { between, centreOn, clamp, fit, frame, least, markScale, nameScale, NO_PAD, type Pad, type Size, type View, zoomAt } from "./panzoom";

const GLIDE = 220; // milliseconds of speed that are still travelled when a finger lets go
const REST = 160; // milliseconds without news after which a gesture is over

/** What part of the world is seen.  While `moving`, the browser keeps one picture and only shifts and scales it. */
export class Camera {
  size: Size = $state.raw({ w: 0, h: 0 });
  pad: Pad = $state.raw(NO_PAD);
  view: View = $state.raw({ x: 0, y: 0, s: 1 });
  moving = $state(false);

  /** While fingers zoom, everything keeps the size it is drawn in: the picture alone is scaled. */
  #kept = $state.raw<number | null>(null);

  readonly fitted = $derived(least(this.size, this.pad));
  // Shifting the view must not touch what is drawn: these only change with the zoom.
  readonly scale = $derived(this.#kept ?? this.view.s);
  /** Pixels to a unit of nodes, names and cubes: they grow with the root of the zoom. */
  readonly mark = $derived(markScale(this.scale, this.fitted));
  /** The same in units of the world. */
  readonly k = $derived(this.mark / this.scale);
  /** How much larger names are than that. */
  readonly name = $derived(nameScale(this.mark));
  readonly whole = $derived(this.view.s <= this.fitted * 1.001);

  #frame = 0;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #goal: View | null = null;

  /** New size of the element: a whole view stays whole, any other keeps its middle. */
  resize(size: Size, pad: Pad): void {
    const { whole, view } = this;
    const first = this.size.w === 0;
    const dx = (size.w - this.size.w) / 2;
    const dy = (size.h - this.size.h) / 2;
    this.size = size;
    this.pad = pad;
    this.#stop();
    this.view = first || whole ? fit(size, pad) : clamp({ x: view.x + dx, y: view.y + dy, s: view.s }, size, pad);
  }

  /** Pixels of the element to units of the world. */
  toWorld(x: number, y: number): Point {
    return { x: (x - this.view.x) / this.view.s, y: (y - this.view.y) / this.view.s };
  }

  toPixels(point: Point): Point {
    return { x: this.view.x + this.view.s * point.x, y: this.view.y + this.view.s * point.y };
  }

  pan(dx: number, dy: number): void {
    this.#hold();
    this.view = clamp({ x: this.view.x + dx, y: this.view.y + dy, s: this.view.s }, this.size, this.pad);
  }

  /** Glides on with this speed, in pixels a millisecond. */
  fling(vx: number, vy: number): void {
    const { x, y, s } = this.view;
    if (calm() || Math.hypot(vx, vy) < 0.2) return;
    this.go(clamp({ x: x + vx * GLIDE, y: y + vy * GLIDE, s }, this.size, this.pad), 2.2 * GLIDE);
  }

  /** Zooms at once, as fingers do. */
  pinch(factor: number, x: number, y: number): void {
    this.#hold();
    this.#kept ??= this.view.s;
    this.view = zoomAt(this.view, factor, x, y, this.size, this.pad);
  }

  /** Zooms smoothly around a point (the middle when none is given); further turns of the wheel add up. */
  zoom(factor: number, x?: number, y?: number, duration = 180): void {
    const { size, pad } = this;
    const cx = x ?? (pad.left + size.w - pad.right) / 2;
    const cy = y ?? (pad.top + size.h - pad.bottom) / 2;
    this.go(zoomAt(this.#goal ?? this.view, factor, cx, cy, size, pad), duration);
  }

  fit(): void {
    this.go(fit(this.size, this.pad));
  }

  frame(points: Point[], closest?: number): void {
    if (points.length) this.go(frame(points, this.size, this.pad, closest));
  }

  /** Shows a point of the world in the middle, not smaller than it is now. */
  centre(point: Point, s = this.view.s): void {
    this.go(centreOn(point, s, this.size, this.pad));
  }

  /** How far the view must be shifted until a point can be seen with some room around. */
  hidden(point: Point, margin: number): Point {
    const { x, y } = this.toPixels(point);
    const { size, pad } = this;
    const short = (at: number, low: number, high: number): number => Math.max(0, low - at) - Math.max(0, at - high);
    return { x: short(x, pad.left + margin, size.w - pad.right - margin), y: short(y, pad.top + margin, size.h - pad.bottom - margin) };
  }

  /** Shifts the view, no more than needed, until a point can be seen. */
  reveal(point: Point, margin = 48): void {
    const { view, size, pad } = this;
    const { x: dx, y: dy } = this.hidden(point, margin);
    if (dx || dy) this.go(clamp({ x: view.x + dx, y: view.y + dy, s: view.s }, size, pad));
  }

  go(to: View, duration = SLOW): void {
    this.#halt();
    const from = this.view;
    if (calm() || this.size.w === 0) {
      this.#stop();
      this.view = to;
      return;
    }
    this.#goal = to;
    this.#kept = null;
    this.moving = true;
    const start = performance.now();
    const step = (now: number) => {
      const t = Math.min(1, Math.max(0, (now - start) / duration));
      this.view = t < 1 ? between(from, to, ease(t), this.size, this.pad) : to;
      if (t < 1) this.#frame = requestAnimationFrame(step);
      else this.#stop();
    };
    this.#frame = requestAnimationFrame(step);
  }

  /** A gesture is going on; it ends when nothing more comes for a moment. */
  #hold(): void {
    this.#halt();
    this.moving = true;
    this.#rest = setTimeout(() => this.#stop(), REST);
  }

  #halt(): void {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#rest);
    this.#goal = null;
  }

  #stop(): void {
    this.#halt();
    this.#kept = null;
    this.moving = false;
  }
}
