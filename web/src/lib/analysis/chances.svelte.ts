/** The chance to win from turn to turn, which the server finds out while somebody looks. */
import { said, t } from "$lib/i18n";
import { tongue } from "$lib/i18n/tongue.svelte";
import { call } from "$lib/net/api";
import type { Chance, Chances, Point, Swing } from "$lib/net/protocol";
import { told as ofMark } from "$lib/review/review";
import "./texts";

const SOON = 1000;

/** A share in the reader's words. */
export const percent = (share: number): string => share.toLocaleString(tongue.locale, { style: "percent" });

/** The likely range; of what is no estimate there is none. */
export const range = ({ low, high, games }: Chance): string => (games ? t("ui-chance-range", { low: percent(low), high: percent(high) }) : "");

/** A turning point in words: what it did to the chance, and what happened. */
export const told = ({ turn, before, after, marks, why }: Swing): string => [t("ui-swing", { turn, before: percent(before.chance), after: percent(after.chance) }), ...happened(marks, why)].join(", ");
export const happened = (marks: Swing["marks"], why: Swing["why"]): string[] => (marks.length ? marks.map(ofMark) : why ? [said(why)] : []);

/** What the chance was after a turn, in words. */
export const after = ({ turn, wins }: Point): string => (wins ? [t("ui-chance-after", { turn, chance: percent(wins.chance) }), range(wins)].filter(Boolean).join(", ") : "");

export class Following {
  told = $state.raw<Chances | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;

  constructor(readonly id: string) {}

  /** Asks for a line of the game, and again while there is more to come. */
  async follow(line = 0): Promise<void> {
    this.stop();
    const mine = this.asked;
    try {
      const told = await call<Chances>("GET", `/tables/${this.id}/chances?line=${line}`);
      if (mine !== this.asked) return;
      this.told = told;
      if (told.done < told.of) this.timer = setTimeout(() => void this.follow(line), SOON);
    } catch {
      if (mine === this.asked) this.told = null; // where something is hidden there is none
    }
  }

  stop(): void {
    this.asked++;
    clearTimeout(this.timer);
  }

  /** The share that is done, or null when all is. */
  readonly share = $derived.by(() => (this.told && this.told.done < this.told.of ? this.told.done / this.told.of : null));

  /** Games that are played from each position, in the end. */
  readonly games = $derived.by(() => (this.told ? this.told.of / Math.max(1, this.told.points.filter(({ wins }) => !wins || wins.games).length) : 0));

  /** The turn in which a place lies, by the point it leads to. */
  of(at: number): { point: Point; swing: Swing | undefined } | null {
    const { points = [], swings = [] } = this.told ?? {};
    const point = points.findLast((one) => one.n <= at);
    return point ? { point, swing: swings.find((one) => one.since < at && at <= one.n) } : null;
  }
}
