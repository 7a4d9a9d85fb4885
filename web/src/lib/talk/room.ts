/** Where somebody talks: who is there, and what the commands do. */
import { find } from "$lib/lobby/finding";
import { api } from "$lib/net/api";
import type { SeatView } from "$lib/net/protocol";
import { go, pathOf } from "$lib/../routes";
import { prefs } from "$lib/state/prefs.svelte";
import type { Table } from "$lib/state/table.svelte";
import { name, said, t } from "./words";

export interface Room {
  readonly seats: readonly SeatView[];
  readonly you: readonly number[];
  /** May mute others. */
  readonly host: boolean;
  /** What phrases can be about. */
  readonly diseases: readonly string[];
  /** The game has begun: whoever has no seat watches. */
  readonly playing: boolean;
  readonly commands: readonly Command[];
  /** A proposal in words; none when it is gone. */
  plan(id: number): string;
  /** Does it; what it says to whoever asked. */
  run(command: Command, argument: string): Promise<string[]>;
}

export type Command = "join" | "leave" | "start" | "invite" | "options" | "roll" | "help";

const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();

/** What was written, when it is a command: its name, and what follows. */
export function command(text: string): [string, string] | null {
  const found = /^\/(\S+)\s*(.*)$/s.exec(text.trim());
  return found ? [found[1]!.toLowerCase(), found[2]!.trim()] : null;
}

export const help = (commands: readonly Command[], where: string): string[] => commands.map((one) => `/${one}: ${t(`ui-talk-${one}${where}`)}`);

export class AtTable implements Room {
  static readonly COMMANDS = ["join", "leave", "start", "invite", "options", "roll", "help"] as const;

  constructor(private readonly table: Table) {}

  get commands(): readonly Command[] {
    return this.view.watching ? ["invite", "options", "roll", "help"] : AtTable.COMMANDS;
  }

  private get view() {
    return this.table.view!;
  }
  get seats(): SeatView[] {
    return this.view.seats;
  }
  get you(): number[] {
    return this.view.you;
  }
  get host(): boolean {
    return this.view.host;
  }
  get diseases(): string[] {
    return this.view.board.diseases.map((disease) => disease.id);
  }
  get playing(): boolean {
    return this.view.phase !== "gathering";
  }

  plan(id: number): string {
    return (this.view.plans?.find((plan) => plan.id === id)?.steps ?? []).map((step) => said(step.said)).join(" ");
  }

  async run(command: Command, argument: string): Promise<string[]> {
    if (command === "join") return this.join(argument);
    if (command === "start") return this.start();
    if (command === "leave") await this.change(() => api.stand(this.table.id));
    else if (command === "roll") return roll(this.table, argument);
    else if (command === "invite") return this.invite();
    else if (command === "options") return optionsOf(this.table.id);
    else return help(this.commands, "");
    return [];
  }

  /** A free seat, or the one of a role. */
  private async join(argument: string): Promise<string[]> {
    const free = this.view.seats.flatMap((seat, i) => (seat.taken ? [] : [i]));
    const wanted = argument ? this.view.seats.findIndex((seat) => [plain(name(seat.role)), seat.role.toLowerCase()].includes(plain(argument))) : free[0];
    if (wanted === -1) return [t("ui-talk-no-role", { found: argument })];
    if (wanted === undefined) return [t("table-full")];
    await this.change(() => api.sit(this.table.id, [wanted], prefs.name.trim()));
    return [];
  }

  private invite(): string[] {
    const link = t("ui-talk-invite-is", { link: new URL(pathOf(this.table.id), location.href).href });
    return this.view.words ? [link, t("ui-talk-words-are", { words: this.view.words })] : [link];
  }

  /** The host takes what is left, so that the game begins. */
  private async start(): Promise<string[]> {
    if (this.view.phase !== "gathering") return [t("ui-talk-begun")];
    if (!this.view.host) return [t("ui-talk-host-starts")];
    const free = this.view.seats.flatMap((seat, i) => (seat.taken ? [] : [i]));
    await this.change(() => api.sit(this.table.id, free, prefs.name.trim()));
    return [];
  }

  private async change(work: () => Promise<unknown>): Promise<void> {
    await work();
    this.table.reopen();
  }
}

/** A die, which the server rolls for all to see. */
async function roll(at: { talk: { roll: (sides: number) => Promise<boolean> } }, argument: string): Promise<string[]> {
  const sides = argument ? Number(argument) : 6;
  if (!Number.isInteger(sides)) return [t("ui-talk-no-number", { found: argument })];
  await at.talk.roll(sides);
  return [];
}

/** What was chosen for the table; the words for it are loaded when somebody asks. */
async function optionsOf(id: string): Promise<string[]> {
  const [{ facts }] = await Promise.all([api.options(id), import("$lib/lobby/texts")]);
  return facts.map((fact) => `${t(fact.name)}: ${said(fact.said)}`);
}

export class InLobby implements Room {
  static readonly COMMANDS = ["join", "roll", "help"] as const;
  readonly commands = InLobby.COMMANDS;
  readonly seats = [];
  readonly you = [];
  readonly host = false;
  readonly diseases = [];
  readonly playing = false;

  constructor(private readonly lobby: { talk: { roll: (sides: number) => Promise<boolean> } }) {}

  plan(): string {
    return "";
  }

  async run(command: Command, argument: string): Promise<string[]> {
    if (command === "roll") return roll(this.lobby, argument);
    if (command !== "join") return help(this.commands, "-lobby");
    if (!argument) return [t("ui-talk-join-what")];
    const id = /^(?:.*\/t\/)?([a-z0-9]{10})$/.exec(argument)?.[1];
    if (id) await api.table(id); // says so when there is none
    go(id ? `/t/${id}` : (await find(argument)).link);
    return [];
  }
}
