/** Fingers, mouse and wheel on the map.  What lies under a press is found by its data attributes. */

export type Hit =
  | { kind: "pawn"; seat: number; city: string }
  | { kind: "pill"; city: string; disease: string }
  | { kind: "city"; city: string }
  | { kind: "margin"; city: string }
  | { kind: "sea" };

export interface Hands {
  pan(dx: number, dy: number): void;
  pinch(factor: number, x: number, y: number): void;
  /** The map is let go of, with a speed in pixels a millisecond. */
  fling(vx: number, vy: number): void;
  wheel(factor: number, x: number, y: number): void;
  press(hit: Hit): void;
  hover(hit: Hit | null): void;
  /** A city is to be shown to the others: pressed with Alt, or for long. */
  point(city: string): void;
  /** A pawn is pulled, with Shift or not: true when it may be. */
  grab(seat: number, shift: boolean): boolean;
  carry(x: number, y: number): void;
  drop(): void;
  /** The pull came to nothing. */
  release(): void;
}

const STALE = 60; // milliseconds after which a pull has come to rest
const LONG = 550; // milliseconds of a long press
const THRESHOLD = 6; // pixels before a press becomes a pull

export function hitOf(target: EventTarget | null): Hit | null {
  if (!(target instanceof Element) || target.closest("[data-aside]")) return null;
  const { pawn, disease, margin, city = "" } = (target.closest("[data-city]") as HTMLElement | SVGElement | null)?.dataset ?? {};
  if (pawn !== undefined) return { kind: "pawn", seat: Number(pawn), city };
  if (disease !== undefined) return { kind: "pill", city, disease };
  if (margin !== undefined) return { kind: "margin", city };
  return city ? { kind: "city", city } : { kind: "sea" };
}

/** Listens on the element until the returned function is called. */
export function listen(element: HTMLElement, hands: Hands): () => void {
  const down = new Map<number, { x: number; y: number }>();
  let start: { x: number; y: number; hit: Hit } | null = null;
  let pulled: "map" | "pawn" | null = null;
  let swallow = false; // the click that ends a pull is no press

  let speed = { x: 0, y: 0, at: 0 };

  const spot = (event: MouseEvent) => {
    const box = element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  let long: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    clearTimeout(long);
    if (pulled === "pawn") hands.release();
    pulled = null;
    start = null;
  };

  const handlers: { [K in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[K]) => void } = {
    pointerdown(event) {
      const hit = hitOf(event.target);
      if (!hit || event.button !== 0) return;
      swallow = false;
      down.set(event.pointerId, spot(event));
      speed = { x: 0, y: 0, at: event.timeStamp };
      clearTimeout(long);
      if (down.size === 1) {
        start = { ...spot(event), hit };
        if (event.pointerType === "touch" && "city" in hit)
          long = setTimeout(() => {
            swallow = true;
            start = null;
            hands.point(hit.city);
          }, LONG);
      } else if (pulled === "pawn") end();
    },
    pointermove(event) {
      if (event.pointerType === "mouse" && !down.size) hands.hover(hitOf(event.target));
      const before = down.get(event.pointerId);
      if (!before) return;
      const now = spot(event);
      if (down.size === 1 && start && !pulled) {
        if (Math.hypot(now.x - start.x, now.y - start.y) < THRESHOLD) return;
        clearTimeout(long);
        pulled = start.hit.kind === "pawn" && hands.grab(start.hit.seat, event.shiftKey) ? "pawn" : "map";
        element.setPointerCapture(event.pointerId);
      }
      if (down.size > 1) {
        const other = [...down].find(([id]) => id !== event.pointerId)![1];
        const was = Math.hypot(before.x - other.x, before.y - other.y);
        const is = Math.hypot(now.x - other.x, now.y - other.y);
        pulled = "map";
        hands.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
        if (was > 0) hands.pinch(is / was, (now.x + other.x) / 2, (now.y + other.y) / 2);
      } else if (pulled === "pawn") hands.carry(now.x, now.y);
      else if (pulled === "map") {
        const [dx, dy] = [now.x - before.x, now.y - before.y];
        const time = Math.max(1, event.timeStamp - speed.at);
        speed = { x: 0.6 * (dx / time) + 0.4 * speed.x, y: 0.6 * (dy / time) + 0.4 * speed.y, at: event.timeStamp };
        hands.pan(dx, dy);
      }
      down.set(event.pointerId, now);
    },
    pointerup(event) {
      if (!down.delete(event.pointerId)) return;
      swallow ||= pulled !== null;
      setTimeout(() => (swallow = false)); // the click, if there is one, comes first
      if (down.size) return;
      if (pulled === "map" && event.timeStamp - speed.at < STALE) hands.fling(speed.x, speed.y);
      if (pulled === "pawn") {
        hands.drop();
        pulled = null;
      }
      end();
    },
    pointercancel(event) {
      down.delete(event.pointerId);
      if (!down.size) end();
    },
    pointerleave(event) {
      if (event.pointerType === "mouse") hands.hover(null);
    },
    click(event) {
      const hit = hitOf(event.target);
      if (!hit || swallow) return;
      if (event.altKey && "city" in hit) hands.point(hit.city);
      else hands.press(hit);
    },
    wheel(event) {
      if (event.target instanceof Element && event.target.closest("[data-aside]")) return;
      event.preventDefault();
      const { x, y } = spot(event);
      const lines = event.deltaMode === 1 ? 30 : 1;
      hands.wheel(Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0018)), x, y);
    },
  };
  /** Escape lets go of a pawn, wherever the focus is. */
  const escape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || pulled !== "pawn") return;
    event.preventDefault();
    event.stopPropagation();
    end();
    down.clear();
  };
  addEventListener("keydown", escape, true);
  const names = Object.keys(handlers) as (keyof HTMLElementEventMap)[];
  for (const name of names) element.addEventListener(name, handlers[name] as EventListener, { passive: false });
  return () => {
    removeEventListener("keydown", escape, true);
    for (const name of names) element.removeEventListener(name, handlers[name] as EventListener);
  };
}
