/** Whether things should stay calm: the reader's system or the switch of the page asks for no travel. */
export function calm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches || document.documentElement.dataset["motion"] === "off";
}

/** How much faster than usual the reader wants things to move. */
export const pace = (): number => (document.documentElement.dataset["motion"] === "2" ? 2 : 1);

export const SLOW = 420;
export const FLIGHT = 600;

/** The page's curve, cubic-bezier(.2,.7,.2,1), near enough. */
export const ease = (t: number): number => 1 - (1 - t) ** 3;

/** Falls into its place, as a cube does. */
export function fall(_node: Element, { duration = 300 }: { duration?: number } = {}) {
  const still = calm();
  return {
    duration: still ? 120 : duration / pace(),
    css: (t: number, u: number) => `opacity: ${Math.min(1, 2 * t)};${still ? "" : ` transform: translateY(${-16 * u * u}px);`}`,
  };
}

/** Appears and disappears softly, by growing unless that is too much motion. */
export function pop(_node: Element, { duration = 220, delay = 0 }: { duration?: number; delay?: number } = {}) {
  const still = calm();
  return {
    delay,
    duration: still ? 120 : duration,
    css: (t: number) => `opacity: ${t};${still ? "" : ` transform: scale(${0.4 + 0.6 * ease(t)});`}`,
  };
}

/** Lights up, as the place of a cure does when it is found: a ring of its colour spreads and fades. */
export function bloom(_node: Element, { duration = 900 }: { duration?: number } = {}) {
  const still = calm();
  return {
    duration: still ? 120 : duration / pace(),
    css: (t: number, u: number) => (still ? `opacity: ${t};` : `transform: scale(${1 + 0.6 * Math.sin(Math.PI * t) * u}); box-shadow: 0 0 0 ${16 * ease(t)}px color-mix(in srgb, currentColor ${Math.round(45 * u)}%, transparent);`),
  };
}
