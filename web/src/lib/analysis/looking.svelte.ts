/** One position that is looked at: what was found out about it, or how much comes first. */
import { call } from "$lib/net/api";
import type { Analysed, Looked } from "$lib/net/protocol";

const SOON = 1000;

export class Looking {
  found = $state.raw<Analysed | null>(null);
  /** Positions that come before it; null: nobody has asked. */
  before = $state<number | null>(null);
  trouble = $state("");
  private asked = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `ask` brings an answer, asked for again until something is found. */
  constructor(private readonly ask: (start: boolean, place: string) => Promise<Looked>) {}

  /** Another position: what is known of it already. */
  turn(place: string): void {
    this.stop();
    this.found = this.before = null;
    this.trouble = "";
    this.timer = setTimeout(() => void this.hear(place, false), 150); // whoever drags on wants to know nothing of it
  }

  look(place: string): void {
    this.stop();
    this.before = 0;
    void this.hear(place, true);
  }

  private async hear(place: string, start: boolean): Promise<void> {
    const mine = this.asked;
    try {
      const { found, before } = await this.ask(start, place);
      if (mine !== this.asked) return;
      this.found = found ?? null;
      this.before = found || !start ? null : (before ?? 0);
      if (start && !found) this.timer = setTimeout(() => void this.hear(place, true), SOON);
    } catch (error) {
      if (mine !== this.asked) return;
      this.before = null;
      this.trouble = start ? (error as Error).message : "";
    }
  }

  stop(): void {
    this.asked++;
    clearTimeout(this.timer);
  }
}

/** What programs would do for whoever is in turn at a table. */
export const ofHint = (id: string): Looking => new Looking(() => call<Looked>("POST", `/tables/${id}/hint`));

/** The position of a game after so many tokens, along a line: as `line:at`. */
export const ofGame = (id: string): Looking =>
  new Looking((start, place) => {
    const [line, at] = place.split(":");
    return call<Looked>("GET", `/tables/${id}/analysis?at=${at}&line=${line}&start=${start}`);
  });
