/** What was promised of the deals that this browser has seen: at the end it can be compared with the seed. */
const KEY = "fourcures.promises";
const KEPT = 50;

/** The promise that this browser was shown while the game went on. */
export function promised(id: string): string {
  return kept()[id] ?? "";
}

/** Keeps what was promised, for the newest tables. */
export function keep(id: string, promise: string): void {
  if (!promise.startsWith("sha256:") || promised(id)) return;
  const all = Object.entries({ ...kept(), [id]: promise }).slice(-KEPT);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(all)));
  } catch {
    // No storage: the promise can still be written down.
  }
}

function kept(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}
