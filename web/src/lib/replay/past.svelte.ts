/** A game that is looked at again: the table as it was after any of its tokens, or as it might have been. */
import { Following } from "$lib/analysis/chances.svelte";
import { api } from "$lib/net/api";
import type { Branch, Course, Entry, Line, View } from "$lib/net/protocol";
import { branches, course, drop, tryOut } from "$lib/review/review";
import { Table, type Wire } from "$lib/state/table.svelte";

const STEP = 1000;
type Command = Parameters<Wire["send"]>[0];

export class Past {
  readonly table: Table;
  at = $state(0);
  log = $state.raw<readonly Entry[]>([]);
  playing = $state(false);
  trouble = $state("");
  /** From turn to turn, as soon as it is known. */
  course = $state.raw<Course | null>(null);
  /** The chance to win from turn to turn, as far as it is known. */
  readonly chances: Following;
  /** The game itself is over. */
  over = $state(false);
  /** The line that is looked at; 0: the game itself. */
  line = $state(0);
  lines = $state.raw<readonly Branch[]>([]);
  /** Something is tried out: every seat may act. */
  trying = $state(false);
  /** Where this is, as the end of an address. */
  readonly place = $derived(`#${this.line ? `${this.line}:` : ""}${this.at}`);
  /** The places where a turn begins, the setup first. */
  readonly turns = $derived(this.log.flatMap((entry, i) => (i === 0 || entry.turn !== this.log[i - 1]!.turn ? [i] : [])));

  private heard: readonly Line[] = [];
  private asked = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {
    this.table = new Table(id, () => ({ send: (command) => void this.act(command), close: () => undefined, reopen: () => undefined }));
    this.table.line = "open";
    this.chances = new Following(id);
  }

  /** The whole game, then the place that was asked for. */
  async load(place: { line: number; at: number } | null): Promise<void> {
    try {
      const [last, talk] = await Promise.all([api.past(this.id), api.talk(this.id)]);
      this.heard = talk.lines;
      this.over = last.phase === "over";
      this.whole(last);
      await this.look();
      if (place) await this.goTo(place.line, place.at);
    } catch (error) {
      this.trouble = (error as Error).message;
    }
  }

  /** Which lines there are; where something is hidden there are none. */
  async look(): Promise<void> {
    this.lines = await branches(this.id).catch(() => []);
  }

  /** A whole line, at its end. */
  private whole(last: View): void {
    this.show((this.log = last.log).length, last);
    this.about();
  }

  /** What is worked out about the line. */
  private about(): void {
    const { line } = this;
    void this.chances.follow(line);
    course(this.id, line).then((found) => void (line === this.line && (this.course = found))).catch(() => undefined); // a game can be looked at without
  }

  private longer = 0; // so many tokens the game has, while they are fetched

  /** The game has gone on, or was taken back, while it is looked at; nobody is moved by that. */
  grown(since: number, tokens: number): void {
    const same = tokens === this.log.length && (since === 0 || since >= tokens);
    if (same || !this.log.length) return;
    const fetching = this.longer > 0;
    this.longer = tokens;
    if (!fetching) void this.more();
  }

  private async more(): Promise<void> {
    const wanted = this.longer;
    try {
      const last = await api.past(this.id);
      this.over = last.phase === "over";
      if (this.line === 0) {
        this.log = last.log;
        this.about();
        if (this.at > last.log.length) await this.go(last.log.length);
      }
    } catch (error) {
      this.trouble = (error as Error).message;
    }
    const again = this.longer !== wanted;
    this.longer = again ? this.longer : 0;
    if (again) await this.more();
  }

  /** To a place of a line. */
  async goTo(line: number, at: number, anew = false): Promise<void> {
    if (line !== this.line || anew) {
      const last = await api.past(this.id, undefined, line);
      this.line = line;
      this.whole(last);
    }
    await this.go(at);
  }

  async go(to: number): Promise<void> {
    if (!this.log.length) return;
    const at = Math.min(Math.max(to, 1), this.log.length);
    this.at = at;
    const mine = ++this.asked;
    try {
      const view = await api.past(this.id, at, this.line, this.trying);
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

  // ------------------------------------------------------------ what might have been

  async try(on: boolean): Promise<void> {
    this.stop();
    this.trying = on;
    if (on || this.line === 0) await this.go(this.at);
    else await this.goTo(0, Math.min(this.at, this.lines.find((line) => line.id === this.line)?.at ?? 1)); // where the line left
  }

  /** What was pressed at the table is tried out, in a line of its own. */
  private async act(command: Command): Promise<void> {
    if (command.t !== "act" && command.t !== "undo") return;
    try {
      if (command.t === "undo") await this.go(this.before);
      else await this.reach(command.token);
      this.table.take({ t: "ack", id: command.id, n: this.table.view!.n });
    } catch (error) {
      this.table.take({ t: "no", id: command.id, why: { id: "ui-refused" } });
      this.table.refusal = (error as Error).message;
    }
  }

  /** Does that from here; an empty token only lets the cards come. */
  async reach(token: string): Promise<void> {
    const { line, at } = await tryOut(this.id, { line: this.line, at: this.at, token });
    await this.look();
    await this.goTo(line, at, true);
  }

  /** The place before the last thing that somebody did. */
  private get before(): number {
    const i = this.log.slice(0, this.at).findLastIndex((entry) => entry.seat !== null);
    return i < 1 ? this.at : i;
  }

  async drop(line: number): Promise<void> {
    this.lines = await drop(this.id, line);
    if (line === this.line) await this.goTo(0, this.at);
  }

  private show(at: number, view: View): void {
    this.at = at;
    this.trouble = "";
    this.table.log = this.log.slice(0, at);
    const last = this.trying && this.before !== at ? this.log[this.before] : undefined;
    const undo = last ? { token: last.token, seat: last.seat ?? null, why: null } : view.undo;
    this.table.take({ ...view, undo, since: at, log: [] });
    // What was said after the last token belongs to the end.
    this.table.talk.take({ t: "lines", lines: this.heard.filter((line) => line.n <= at || at === this.log.length), fresh: true });
  }
}
