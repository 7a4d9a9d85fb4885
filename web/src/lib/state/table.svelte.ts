/** The table as the server shows it, and what has been sent but not answered yet. */
import { knows, learnModules, said, t, wear } from "$lib/i18n/say";
import type { Board, Entry, FromServer, Led, Legal, Nudged, PlanStep, Pointed, Tried, View } from "$lib/net/protocol";
import { type Line, Socket } from "$lib/net/socket";
import { Talk } from "$lib/talk/talk.svelte";

interface Waiting {
  n: number; // length of the log once it is in; 0 until the server says so
  done: (took: boolean) => void;
}

export interface Wire {
  send: Socket["send"];
  close: Socket["close"];
  reopen: Socket["reopen"];
}

/** What is on the screen while what has happened is still being shown: the table so far. */
export interface Stage {
  board: Board;
  log: Entry[];
  /** Cards that have not come into a hand yet. */
  coming: ReadonlySet<string>;
}

/** A proposal in the making: the table as it would be, where actions are not done but become steps. */
export interface Draft {
  readonly view: View;
  add(action: Legal): Promise<boolean>;
  undo(): Promise<boolean>;
}

const POINTED = 3500; // milliseconds that a mark on a city lasts

const newId = (): string => crypto.randomUUID?.() ?? Array.from(crypto.getRandomValues(new Uint32Array(4)), (x) => x.toString(36)).join("");

export class Table {
  view = $state.raw<View | null>(null);
  log = $state.raw<Entry[]>([]);
  line = $state<Line>("opening");
  refusal = $state("");
  busy = $state(false);
  /** A pawn that was moved on this screen and not yet on the server's table. */
  ghost = $state.raw<{ seat: number; city: string } | null>(null);

  /** Null when everything has been shown. */
  stage = $state.raw<Stage | null>(null);
  /** Whoever shows one thing after the other is told before the table goes on. */
  follow: ((next: View, log: Entry[]) => void) | null = null;
  /** The log as far as it has been shown. */
  readonly told = $derived.by<Entry[]>(() => this.stage?.log ?? this.log);

  draft = $state.raw<Draft | null>(null);
  /** What the screen shows: the table as it is, or as it would be. */
  readonly shown = $derived<View | null>(this.draft?.view ?? this.view);
  /** Cities that people have just pointed at. */
  points = $state.raw<readonly Pointed[]>([]);
  /** A team-mate has just reminded this person. */
  nudge = $state.raw<Nudged | null>(null);
  /** Somebody leads a review of this game. */
  led = $state.raw<Led | null>(null);

  private last: Promise<boolean> = Promise.resolve(true);
  private readonly questions = new Map<string, (answer: Tried | null) => void>();
  private readonly waiting = new Map<string, Waiting>();
  private held: FromServer[] | null = null;
  private readonly socket: Wire;
  readonly talk: Talk;

  constructor(readonly id: string, wire?: (table: Table) => Wire) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.socket = wire
      ? wire(this)
      : new Socket(() => `${scheme}://${location.host}/api/tables/${id}/socket`, {
          message: (m) => this.take(m as FromServer),
          line: (line) => (this.line = line),
        });
    this.talk = new Talk((command) => this.socket.send(command), `/tables/${id}/talk`);
  }

  /** The board with the pawn where its owner has just put it. */
  readonly board = $derived.by<Board | null>(() => {
    const board = (this.draft ? null : this.stage?.board) ?? this.shown?.board ?? null;
    if (!board || !this.ghost) return board;
    const { seat, city } = this.ghost;
    return { ...board, pawns: board.pawns.map((at, i) => (i === seat ? city : at)) };
  });

  take(message: FromServer): void {
    if (this.held) {
      this.held.push(message);
    } else if (message.t === "view" && !knows(message.board.rules)) {
      void this.hold(message);
    } else if (message.t === "view") {
      wear(message.shown, message.board.rules);
      const log = [...this.log.slice(0, message.since), ...message.log];
      this.follow?.(message, log);
      this.log = log;
      this.view = message;
      this.talk.names = message.you.filter((seat) => !message.seats[seat]!.program).map((seat) => message.seats[seat]!.name);
      this.ghost = null;
      for (const [id, one] of this.waiting) if (one.n && one.n <= message.n) this.end(id, true);
    } else if (message.t === "lines") {
      this.talk.take(message);
    } else if ((message.t === "ack" || message.t === "no") && this.talk.answered(message)) {
      return;
    } else if (message.t === "ack") {
      const one = this.waiting.get(message.id);
      if (one) one.n = message.n;
      if (message.n <= (this.view?.n ?? 0)) this.end(message.id, true);
    } else if (message.t === "no") {
      this.refusal = said(message.why);
      this.ghost = null;
      if (message.id) this.end(message.id, false);
      if (message.id) this.reply(message.id, null);
    } else if (message.t === "tried") this.reply(message.id, message);
    else if (message.t === "pointed") {
      this.points = [...this.points, message];
      setTimeout(() => (this.points = this.points.filter((one) => one !== message)), POINTED);
    } else if (message.t === "nudged") {
      this.nudge = message;
    } else if (message.t === "led") {
      this.led = message.on ? message : null;
    }
  }

  /** From this message on, all of them wait until what the table's modules say has been loaded. */
  private async hold(message: FromServer): Promise<void> {
    this.held = [message];
    try {
      await learnModules();
    } catch {
      this.refusal = t("ui-no-server");
      return;
    }
    const held = this.held;
    this.held = null;
    held.forEach((each) => this.take(each));
  }

  /** Do this; true once it is in the log and on the screen. */
  act(action: Legal): Promise<boolean> {
    if (this.draft) return this.draft.add(action);
    const { kind, pawn, city } = action;
    if (["drive", "direct", "charter", "shuttle", "ops_flight", "join", "airlift"].includes(kind) && pawn != null && city)
      this.ghost = { seat: pawn, city };
    return this.command((id, n) => ({ t: "act", id, n, token: action.token }));
  }

  /** Also right after a press whose answer is still on its way. */
  async takeBack(): Promise<boolean> {
    if (this.draft) return this.draft.undo();
    await this.last;
    return this.command((id, n) => ({ t: "undo", id, n }));
  }

  /** One after another, as long as each is still offered. */
  async run(tokens: string[]): Promise<boolean> {
    for (const token of tokens) {
      const action = this.view?.legal.find((l) => l.token === token);
      if (!action || !(await this.act(action))) return false;
    }
    return true;
  }

  close(): void {
    this.socket.close();
  }

  /** Comes in anew: the cookie says now that this person holds a seat. */
  reopen(): void {
    this.socket.reopen();
  }

  /** What would the table be after these steps, and what could this seat do then; null when that cannot be asked. */
  ask(steps: PlanStep[], seat: number): Promise<Tried | null> {
    const id = newId();
    return new Promise((done) => {
      this.questions.set(id, done);
      this.socket.send({ t: "try", id, steps, seat });
    });
  }

  private reply(id: string, answer: Tried | null): void {
    this.questions.get(id)?.(answer);
    this.questions.delete(id);
  }

  /** Points at a city, for everybody. */
  point(city: string): void {
    this.socket.send({ t: "point", id: newId(), city });
  }

  /** Also of what changes no token of the game. */
  command(make: (id: string, n: number) => Parameters<Wire["send"]>[0]): Promise<boolean> {
    if (!this.view || this.busy) return Promise.resolve(false);
    const id = newId();
    this.refusal = "";
    this.busy = true;
    this.last = new Promise((done) => {
      this.waiting.set(id, { n: 0, done });
      this.socket.send(make(id, this.view!.n));
    });
    return this.last;
  }

  private end(id: string, took: boolean): void {
    const one = this.waiting.get(id);
    if (!one) return;
    this.waiting.delete(id);
    this.busy = false;
    one.done(took);
  }

  /** What the log says about the last thing people did with this token. */
  sentence(token: string): string {
    const entry = this.log.findLast((e) => e.seat !== null && e.token === token);
    return entry?.said[0] ? said(entry.said[0]) : t("ui-last-action");
  }
}
