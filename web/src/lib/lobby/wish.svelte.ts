/** What is being chosen for a new table.  Everything to choose from is the server's list; only what differs from the preset is sent. */
import { api } from "$lib/net/api";
import type { Challenge, NewTable, Option, Pace, Plan, Preset, Presets } from "$lib/net/protocol";

type Value = string | boolean;

const UNHURRIED: Required<Pace> = { clock: "none", seconds: 6, hours: 24, zero: "wait", trusted: false };

/** Where an option stands among all options; one that is not named here stands with the last. */
export const GROUPS: readonly (readonly [string, readonly string[]])[] = [
  ["setup", ["hands", "first"]],
  ["roles", ["roles", "events", "event_sets", "flight", "epidemiologist_acts"]],
  ["look", ["city", "colours", "levels"]],
  ["play", []],
];

const nearest = (to: number, among: readonly number[]): number => among.reduce((best, n) => (Math.abs(n - to) < Math.abs(best - to) ? n : best), among[0]!);

export class Wish {
  id = $state("");
  seats = $state(2);
  epidemics = $state(4);
  name = $state("");
  seed = $state("");
  challenges = $state<string[]>([]);
  picks = $state<string[]>(["", "", "", "", ""]); // roles by seat; "" = by chance
  seat = $state<number | null>(null); // who begins, when it is said by seat
  listed = $state(false); // in the lobby, for everybody
  language = $state("");
  pace = $state.raw(UNHURRIED);
  hints = $state<"solo" | "yes" | "no">("solo");
  command = $state(false); // people may act for AI team-mates
  private aside = $state(0);
  plan = $state.raw<Plan | null>(null);
  private changed = $state<Record<string, Value>>({});

  constructor(readonly all: Presets) {
    this.use(all.presets[0]!);
  }

  readonly preset = $derived.by<Preset>(() => this.all.presets.find((p) => p.id === this.id)!);

  /** Options as they will be, by their group. */
  readonly groups = $derived.by(() => {
    const named = GROUPS.flatMap(([, ids]) => ids);
    return GROUPS.map(([group, ids]) => ({
      group,
      options: this.all.options.filter((o) => (ids.length ? ids.includes(o.id) : !named.includes(o.id))),
    }));
  });

  /** Roles that may be dealt. */
  readonly roles = $derived.by(() => [
    ...(this.all.role_sets.find((set) => set.id === this.value("roles"))?.roles ?? []),
    ...this.all.challenges.filter((one) => this.challenges.includes(one.id)).flatMap((one) => one.roles),
  ]);

  /** Seats whose roles are chosen: the last one belongs to whoever plays against the others. */
  readonly team = $derived.by(() => this.seats - (this.challenges.includes("bioterrorist") ? 1 : 0));

  /** Seats for AI team-mates, the last ones of the team; one at least is left to people. */
  readonly mates = $derived.by(() => Math.min(this.aside, this.team - 1));
  leave(mates: number): void {
    this.aside = mates;
  }

  /** How much is chosen about the clock. */
  private readonly together = $derived.by(() => (this.pace.clock === "none" ? 0 : 1) + (this.pace.trusted ? 1 : 0));

  readonly body = $derived.by<NewTable>(() => {
    const options = Object.fromEntries(Object.entries(this.changed).filter(([id, value]) => this.preset.options[id] !== value));
    const picks = this.picks.slice(0, this.seats).map((role, seat) => (seat < this.team && this.roles.includes(role) ? role : null));
    return {
      preset: this.id, seats: this.seats, epidemics: this.epidemics,
      ...(this.name.trim() ? { name: this.name.trim() } : {}),
      ...(Object.keys(options).length ? { options } : {}),
      ...(this.challenges.length ? { challenges: this.challenges } : {}),
      ...(picks.some(Boolean) ? { roles: picks } : {}),
      ...(this.seat !== null && this.seat < this.seats ? { first: this.seat } : {}),
      ...(this.seed.trim() ? { seed: this.seed.trim() } : {}),
      ...(this.listed ? { listed: true } : {}),
      ...(this.language ? { language: this.language } : {}),
      ...(this.together ? { pace: this.pace } : {}),
      ...(this.hints === "yes" ? { hints: true } : {}),
      ...(this.command ? { command: true } : {}),
    };
  });

  /** Another game: seats and epidemics as near as it allows; options go back to what it says. */
  use(preset: Preset): void {
    this.id = preset.id;
    this.seats = nearest(this.seats, preset.seats);
    this.epidemics = nearest(this.epidemics, preset.epidemics);
    this.changed = {};
    this.seat = null;
  }

  value(option: string): Value {
    return this.changed[option] ?? this.preset.options[option]!;
  }

  set(option: string, value: Value): void {
    this.changed = { ...this.changed, [option]: value };
  }

  /** It is not as the preset has it. */
  differs = (option: Option): boolean => this.value(option.id) !== this.preset.options[option.id];

  /** How many things an expert has chosen. */
  readonly chosen = $derived.by(
    () => this.all.options.filter((o) => this.differs(o)).length + this.challenges.length + (this.body.roles ? 1 : 0) + (this.body.first == null ? 0 : 1) + (this.body.seed ? 1 : 0) +
      this.together + (this.listed ? 1 : 0) + (this.mates ? 1 : 0) + (this.command ? 1 : 0) + (this.hints === "solo" ? 0 : 1) + (this.language ? 1 : 0),
  );

  toggle({ id }: Challenge): void {
    this.challenges = this.challenges.includes(id) ? this.challenges.filter((c) => c !== id) : [...this.challenges, id];
  }

  /** The message that names a number of epidemics. */
  level = (epidemics: number): string => this.all.levels.find((l) => l.epidemics === epidemics)?.names[String(this.value("levels"))] ?? "";

  /** Asks the server what table this would be; an answer that comes too late is forgotten. */
  async check(): Promise<void> {
    const { body } = this;
    const plan = await api.check(body);
    if (JSON.stringify(body) === JSON.stringify(this.body)) this.plan = plan;
  }
}
