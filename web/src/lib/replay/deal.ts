/** Checking a deal with nothing but the seed: the promise is its hash, and player cards come in the order of their ranks. */
import type { Entry } from "$lib/net/protocol";

const hex = (bytes: ArrayBuffer): string => Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");

export const sha256 = async (text: string): Promise<string> => hex(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));

/** The player cards of a game in the order in which they were turned. */
export function cardsTurned(log: readonly Entry[]): string[] {
  return log.flatMap((entry) => {
    const [first] = entry.said;
    const card = first?.args?.["card"];
    return first && (first.id === "log-deal" || first.id === "log-draw") && typeof card === "string" ? [card] : [];
  });
}

/** Whether each player card has a higher rank than the one before; the first that has not. */
export async function inOrder(seed: string, log: readonly Entry[]): Promise<{ cards: number; wrong: string }> {
  const cards = cardsTurned(log);
  let before = "";
  for (const card of cards) {
    const rank = (await sha256(`${seed} player ${card}`)).slice(0, 16);
    if (rank < before) return { cards: cards.length, wrong: card };
    before = rank;
  }
  return { cards: cards.length, wrong: "" };
}
