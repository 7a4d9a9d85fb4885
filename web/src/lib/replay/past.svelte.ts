/** A game that is looked at again: the table as it was after any of its tokens. */
import { api } from "$lib/net/api";
import type { Course, Entry, Line, View } from "$lib/net/protocol";
import { course } from "$lib/review/review";
import { Table } from "$lib/state/table.svelte";

const STEP = 1000;

export class Past {
  readonly table: Table;
  at = $state(0);
  log = $state.raw<readonly Entry[]>([]);
  playing = $state(false);
  trouble = $state("");
  /** From turn to turn, as soon as it is known. */
  course = $state.raw<Course | null>(null);
  /** The game itself is over. */
  over = $state(false);
  /** A line of what might have been; 0: the game itself. */
  line = $state(0);
  /** Where this is, as the end of an address. */
  readonly place = $derived(`#${this.at}`);
  /** The places where a turn begins, the setup first. */
  readonly turns = $derived(this.log.flatMap((entry, i) => (i === 0 || entry.turn !== this.log[i - 1]!.turn ? [i] : [])));

  private heard: readonly Line[] = [];
  private asked = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {
    this.table = new Table(id, () => ({ send: () => undefined, close: () => undefined, reopen: () => undefined }));
    this.table.line = "open";
  }

  /** The whole game, then the place that was asked for. */
  async load(at: number | null): Promise<void> {
    try {
      const [last, talk] = await Promise.all([api.past(this.id), api.talk(this.id)]);
      this.heard = talk.lines;
      this.log = last.log;
      this.over = last.phase === "over";
      this.show(last.log.length, last);
      course(this.id).then((found) => (this.course = found)).catch(() => undefined); // a game can be looked at without
      if (at !== null) await this.go(at);
    } catch (error) {
      this.trouble = (error as Error).message;
    }
  }

  async go(to: number): Promise<void> {
    const at = Math.min(Math.max(to, 1), this.log.length);
    this.at = at;
    const mine = ++this.asked;
    try {
      const view = await api.past(this.id, at);
      if (mine === this.asked) this.show(at, view);
    } catch (error) {
      if (mine === this.asked) this.trouble = (error as Error).message;
      this.stop();
    }
  }

  /** One token on or back; a token that says nothing (a pass) is not stopped at. */
  step(by: 1 | -1): Promise<void> {
    let at = this.at + by;
    while (at > 1 && at < this.log.length && !this.log[at - 1]!.said.length) at += by;
    return this.go(at);
  }

  /** To the first token of the next turn, or back to that of this one or the one before. */
  turn(by: 1 | -1): Promise<void> {
    const starts = this.turns.map((i) => i + 1);
    const to = by === 1 ? starts.find((n) => n > this.at) : starts.findLast((n) => n < this.at);
    return this.go(to ?? (by === 1 ? this.log.length : 1));
  }

  play(): void {
    if (this.playing) return this.stop();
    this.playing = true;
    const next = async (): Promise<void> => {
      if (!this.playing) return;
      if (this.at >= this.log.length) return this.stop();
      await this.step(1);
      this.timer = setTimeout(() => void next(), STEP);
    };
    if (this.at >= this.log.length) this.at = 0;
    void next();
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  private show(at: number, view: View): void {
    this.at = at;
    this.trouble = "";
    this.table.log = this.log.slice(0, at);
    this.table.take({ ...view, since: at, log: [] });
    // What was said after the last token belongs to the end.
    this.table.talk.take({ t: "lines", lines: this.heard.filter((line) => line.n <= at || at === this.log.length), fresh: true });
  }
}
