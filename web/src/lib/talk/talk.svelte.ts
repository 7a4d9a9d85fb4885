/** What is said in a room, as the server tells it, and what this page wants to say. */
import { said, t } from "$lib/i18n/say";
import { call } from "$lib/net/api";
import type { Ack, Line, Lines, No, React } from "$lib/net/protocol";
import type { Command } from "$lib/net/socket";
import { prefs } from "$lib/state/prefs.svelte";

/** Something that only this page says, to its own reader: the answer to a command. */
export interface Aside {
  id: number;
  aside: string[];
}

export type Row = Line | Aside;
export const isLine = (row: Row): row is Line => !("aside" in row);
export type Sign = React["sign"];

/** What is sent: the id comes from here. */
type Wish<T> = T extends { id: string } ? Omit<T, "id"> : never;

const newId = (): string => Array.from(crypto.getRandomValues(new Uint32Array(4)), (x) => x.toString(36)).join("");

/** The last line that was read in each room, as this browser remembers it. */
const READ = "fourcures.read";
const ROOMS = 50;

function kept(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(READ) ?? "{}") as Record<string, number>;
  } catch {
    return {}; // No storage: what was said before counts as read.
  }
}

/** The text calls somebody of that name. */
export function calls(text: string, name: string): boolean {
  const at = name ? text.toLowerCase().indexOf(`@${name.toLowerCase()}`) : -1;
  return at >= 0 && !/[\p{L}\p{N}]/u.test(text.charAt(at + name.length + 1));
}

export class Talk {
  lines = $state.raw<Line[]>([]);
  asides = $state.raw<Aside[]>([]);
  /** There are older lines than those that are here. */
  earlier = $state(false);
  refusal = $state("");
  /** What this reader is called here. */
  names = $state.raw<readonly string[]>([]);
  /** Somebody wants to write, as soon as there is a field for it. */
  wanted = $state(false);
  /** The last line that was on the screen. */
  seen = $state(0);
  /** The lines are on the screen. */
  shown = $state(false);

  private first = true;
  private readonly waiting = new Map<string, (took: boolean) => void>();

  /** `path`: where the server keeps what was said here. */
  constructor(
    private readonly send: (command: Command) => void,
    private readonly path: string,
  ) {}

  /** Lines that this reader wants to see, with what was said to him alone between them. */
  readonly rows = $derived.by<Row[]>(() => {
    const lines = this.lines.filter((line) => prefs.watchers || line.channel !== "watch" || line.mine);
    return [...lines, ...this.asides].toSorted((a, b) => a.id - b.id);
  });
  private readonly news = $derived(this.rows.filter((row): row is Line => isLine(row) && row.id > this.seen && !row.mine));
  readonly unread = $derived(this.news.length);
  readonly called = $derived(this.news.some((line) => this.calls(line)));

  /** The line calls this reader by name. */
  calls(line: Line): boolean {
    return !line.mine && typeof line.body === "string" && this.names.some((name) => calls(line.body as string, name));
  }

  take(message: Lines): void {
    const news = new Map(message.lines.map((line) => [line.id, line]));
    const old = message.fresh ? [] : this.lines.map((line) => news.get(line.id) ?? line);
    const known = new Set(old.map((line) => line.id));
    this.lines = [...old, ...message.lines.filter((line) => !known.has(line.id))];
    if (message.fresh) this.earlier = message.earlier ?? false;
    if (this.first && message.fresh) this.seen = kept()[this.path] ?? this.last; // to whoever is new here, nothing of before is
    this.first = false;
  }

  /** Whether that was the answer to something said here. */
  answered(message: Ack | No): boolean {
    const done = message.id === null ? undefined : this.waiting.get(message.id);
    if (!done || message.id === null) return false;
    this.waiting.delete(message.id);
    if (message.t === "no") this.refusal = said(message.why);
    done(message.t === "ack");
    return true;
  }

  /** True once the server has it. */
  ask(wish: Wish<Command>): Promise<boolean> {
    const id = newId();
    this.refusal = "";
    return new Promise((done) => {
      this.waiting.set(id, done);
      this.send({ ...wish, id } as Command);
    });
  }

  say = (text: string): Promise<boolean> => this.ask({ t: "say", text, name: prefs.name.trim() });
  phrase = (phrase: string, about: string): Promise<boolean> => this.ask({ t: "phrase", phrase, about, name: prefs.name.trim() });
  roll = (sides: number): Promise<boolean> => this.ask({ t: "roll", sides, name: prefs.name.trim() });
  react = (line: Line, sign: Sign): Promise<boolean> =>
    this.ask({ t: "react", line: line.id, sign, on: !line.reactions?.some((r) => r.sign === sign && r.mine), name: prefs.name.trim() });

  /** Tells this reader alone. */
  tell(aside: string[]): void {
    if (aside.length) this.asides = [...this.asides, { id: this.last + 0.001 * (this.asides.length + 1), aside }];
  }

  async older(): Promise<void> {
    const before = this.lines[0]?.id ?? 0;
    try {
      const found = await call<Lines>("GET", `${this.path}?before=${before}`);
      this.lines = [...found.lines, ...this.lines];
      this.earlier = found.earlier ?? false;
    } catch (error) {
      this.refusal = (error as Error).message;
    }
  }

  /** What is there has been on the screen. */
  read(): void {
    if (this.seen === this.last) return;
    this.seen = this.last;
    const others = Object.entries(kept()).filter(([room]) => room !== this.path);
    try {
      localStorage.setItem(READ, JSON.stringify(Object.fromEntries([...others.slice(1 - ROOMS), [this.path, this.seen]])));
    } catch {
      // Then it holds until the page is closed.
    }
  }

  private get last(): number {
    return this.lines.at(-1)?.id ?? 0;
  }
}

/** Who said it. */
export const speaker = (line: Line, role: string): string => line.name || role || t("ui-someone");
