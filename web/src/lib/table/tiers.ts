/** The infection cards as the panel shows them. */
import type { Infection } from "$lib/net/protocol";

export interface Tier {
  id: string;
  kind: "discard" | "known" | "layer" | "unseen" | "removed";
  shuffle: number;
  cards: string[];
  away?: number; // of them in a hand that is not seen
}

/** Layers of one card next to each other are one tier whose order is known. */
export function tiersOf(infection: Infection): Tier[] {
  const tiers: Tier[] = [{ id: "discard", kind: "discard", shuffle: 0, cards: infection.discard }];
  infection.layers.forEach((layer, i) => {
    const last = infection.layers.length - 1;
    if (i === last) tiers.push({ id: "unseen", kind: "unseen", shuffle: layer.shuffle, cards: layer.cards, away: layer.away ?? 0 });
    else if (layer.cards.length === 1) {
      const before = tiers.at(-1)!;
      if (before.kind === "known") before.cards = [...before.cards, ...layer.cards];
      else tiers.push({ id: `known${i}`, kind: "known", shuffle: 0, cards: layer.cards });
    } else if (layer.cards.length) tiers.push({ id: `layer${last - i}`, kind: "layer", shuffle: layer.shuffle, cards: layer.cards, away: layer.away ?? 0 });
  });
  return tiers;
}
