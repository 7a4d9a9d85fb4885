/** Whether things should stay calm: the reader's system or the switch of the page asks for no travel. */
export function calm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches || document.documentElement.dataset["motion"] === "off";
}

export const SLOW = 420;
export const FLIGHT = 600;

/** The page's curve, cubic-bezier(.2,.7,.2,1), near enough. */
export const ease = (t: number): number => 1 - (1 - t) ** 3;

/** Appears and disappears softly, by growing unless that is too much motion. */
export function pop(_node: Element, { duration = 220, delay = 0 }: { duration?: number; delay?: number } = {}) {
  const still = calm();
  return {
    delay,
    duration: still ? 120 : duration,
    css: (t: number) => `opacity: ${t};${still ? "" : ` transform: scale(${0.4 + 0.6 * ease(t)});`}`,
  };
}
