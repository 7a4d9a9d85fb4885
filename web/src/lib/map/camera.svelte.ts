import type { Point } from "./layout";
import { calm, ease, SLOW } from "./motion";
import { between, centreOn, clamp, fit, frame, least, markScale, NO_PAD, type Pad, type Size, type View, zoomAt } from "./panzoom";

/** What part of the world is seen.  While `moving`, the browser keeps one picture and only shifts and scales it. */
export class Camera {
  size: Size = $state.raw({ w: 0, h: 0 });
  pad: Pad = $state.raw(NO_PAD);
  view: View = $state.raw({ x: 0, y: 0, s: 1 });
  moving = $state(false);

  readonly fitted = $derived(least(this.size, this.pad));
  /** Scale of nodes, names and cubes inside the world: pixels grow with the root of the zoom. */
  readonly k = $derived(markScale(this.view.s, this.fitted) / this.view.s);
  readonly whole = $derived(this.view.s <= this.fitted * 1.001);

  #frame = 0;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #goal: View | null = null;

  /** New size of the element: a whole view stays whole, any other keeps its middle. */
  resize(size: Size, pad: Pad): void {
    const { whole, view } = this;
    const first = this.size.w === 0;
    const dx = (size.w + pad.left - pad.right - this.size.w - this.pad.left + this.pad.right) / 2;
    const dy = (size.h + pad.top - pad.bottom - this.size.h - this.pad.top + this.pad.bottom) / 2;
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
    this.#stop();
    this.#hold();
    this.view = clamp({ x: this.view.x + dx, y: this.view.y + dy, s: this.view.s }, this.size, this.pad);
  }

  /** Zooms at once, as fingers do. */
  pinch(factor: number, x: number, y: number): void {
    this.#stop();
    this.#hold();
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

  sees(point: Point, margin = 40): boolean {
    const { x, y } = this.toPixels(point);
    const { size, pad } = this;
    return x >= pad.left + margin && x <= size.w - pad.right - margin && y >= pad.top + margin && y <= size.h - pad.bottom - margin;
  }

  go(to: View, duration = SLOW): void {
    this.#stop();
    const from = this.view;
    if (calm() || this.size.w === 0) {
      this.view = to;
      return;
    }
    this.#goal = to;
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
    this.moving = true;
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => (this.moving = false), 160);
  }

  #stop(): void {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#rest);
    this.#goal = null;
    this.moving = false;
  }
}
