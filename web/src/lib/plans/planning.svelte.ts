/** Proposals: the one in the making, and those that stand.  What can be done and what it takes is the server's to say. */
import { has, name, said, t } from "$lib/i18n";
import { drive } from "$lib/map/paths";
import type { Legal, PlanStep, PlanView, StepView, Tried, View } from "$lib/net/protocol";
import type { Play } from "$lib/state/play.svelte";
import type { Draft } from "$lib/state/table.svelte";

const FREE: readonly string[] = ["drive", "shuttle"];
const asked = (steps: readonly StepView[]): PlanStep[] => steps.map(({ seat, token }) => ({ seat, token }));

export class Planning implements Draft {
  /** The seat whose step comes next. */
  seat = $state(0);
  steps = $state.raw<readonly StepView[]>([]);
  /** The proposal whose card is looked at. */
  lit = $state<number | null>(null);
  /** For screen readers. */
  heard = $state("");
  private tried = $state.raw<Tried | null>(null);
  private busy = false;

  constructor(readonly play: Play) {}

  private readonly table = $derived.by(() => this.play.table);
  readonly real = $derived.by<View>(() => this.table.view!);
  readonly you = $derived.by(() => this.real.you);
  readonly on = $derived.by(() => this.table.draft === this);
  readonly plans = $derived.by<PlanView[]>(() => this.real.plans ?? []);
  /** What programs would do, drawn for who has asked. */
  hint = $state.raw<PlanView | null>(null);
  readonly drawn = $derived.by(() => (this.hint ? [this.hint] : this.plans));
  /** Seats that steps can be proposed for: the team's. */
  readonly team = $derived.by(() => this.real.board.pawns.slice(0, this.real.seats.length - (this.real.board.rival ? 1 : 0)).map((_, seat) => seat));

  readonly view = $derived.by<View>(() => {
    const { real, tried } = this;
    if (!tried) return real;
    const seats = tried.seats.map((seat, i) => ({ ...real.seats[i]!, ...seat, online: real.seats[i]!.online, name: real.seats[i]!.name }));
    const last = this.steps.at(-1);
    return {
      ...real,
      ...{ seats, board: tried.board, ask: tried.ask, legal: tried.legal, why: tried.why, you: [this.seat] },
      undo: last ? { token: last.token, seat: last.seat, why: null } : { token: null, seat: null, why: { id: "undo-nothing" } },
    };
  });

  mine(plan: PlanView): boolean {
    return plan.seats.some((seat) => this.you.includes(seat)) && !this.mate(plan);
  }

  /** An AI team-mate proposes it. */
  mate(plan: PlanView): boolean {
    return plan.seats.some((seat) => !!this.real.seats[seat]?.program);
  }

  // ------------------------------------------------------------ in the making

  /** Begins one, for the pawn whose turn it is unless another one is meant. */
  async start(seat = this.real.board.seat, steps: readonly StepView[] = []): Promise<boolean> {
    if (!this.you.length || this.real.phase !== "playing") return false;
    this.play.cancel();
    if (!(await this.attempt(steps, seat))) return false;
    this.table.draft = this;
    this.heard = t("ui-plan-begun", { role: this.real.seats[seat]!.role });
    return true;
  }

  stop(): void {
    this.table.draft = null;
    this.tried = null;
    this.steps = [];
    this.play.cancel();
  }

  /** Asks the server what these steps lead to.  Of a step that is no longer possible it says nothing: what it said before stays. */
  private async attempt(steps: readonly StepView[], seat: number): Promise<boolean> {
    this.busy = true;
    const tried = await this.table.ask(asked(steps), seat);
    this.busy = false;
    if (!tried) return false;
    this.tried = tried;
    this.steps = tried.steps.map((step, i) => (step.what ? step : { ...(steps[i] ?? step), state: step.state, why: step.why ?? null }));
    this.seat = seat;
    return true;
  }

  async add(l: Legal): Promise<boolean> {
    if (this.busy) return false;
    const kept = this.steps.filter((step) => step.state === "ok");
    const took = await this.attempt([...kept, { seat: l.seat, token: l.token, said: { id: "" }, state: "ok" }], this.seat);
    const last = this.steps.at(-1);
    if (took && last) this.heard = t("ui-plan-added", { n: this.steps.length, what: said(last.said) });
    return took;
  }

  async undo(): Promise<boolean> {
    const last = this.steps.at(-1);
    if (!last || this.busy) return false;
    this.heard = t("ui-plan-took-off", { what: said(last.said) });
    return this.attempt(this.steps.slice(0, -1), last.seat);
  }

  /** The next step is one of this seat. */
  choose(seat: number): Promise<boolean> {
    this.play.cancel();
    return seat === this.seat || this.busy ? Promise.resolve(false) : this.attempt(this.steps, seat);
  }

  /** The table has changed. */
  async refresh(): Promise<void> {
    if (!this.on || this.busy || this.tried?.n === this.real.n) return;
    if (this.real.phase !== "playing" || !this.you.length) this.stop();
    else await this.attempt(this.steps, this.seat);
  }

  async send(): Promise<void> {
    const steps = asked(this.steps.filter((step) => step.state === "ok"));
    if (!steps.length) this.play.notice = t("ui-plan-nothing");
    else if (await this.table.command((id) => ({ t: "propose", id, steps }))) this.stop();
  }

  /** A pawn goes to a city: the free way there if it is one step, else the ways are listed; far off and without any, it drives. */
  async go(seat: number, city: string): Promise<void> {
    if (!this.on ? !(await this.start(seat)) : seat !== this.seat && !(await this.choose(seat))) return;
    const moves = this.view.legal.filter((l) => l.pawn === seat && l.seat === seat && l.city === city);
    const free = moves.find((l) => FREE.includes(l.kind));
    if (free) await this.add(free);
    else if (moves.length || this.view.board.pawns[seat] === city) this.play.pick(city, true);
    else await this.drive(city);
  }

  /** Drives there link by link, as far as that is possible. */
  async drive(city: string): Promise<void> {
    this.play.cancel();
    const seat = this.seat;
    for (const to of drive(this.view.board.pawns[seat]!, city).slice(1)) {
      const link = this.view.legal.find((l) => l.kind === "drive" && l.pawn === seat && l.seat === seat && l.city === to);
      if (!link || !(await this.add(link))) return;
    }
  }

  /** What is chosen on the screen becomes the first step: the tool that is ready, or the city looked at. */
  async propose(city: string | null = null): Promise<void> {
    const { ready, actor } = this.play;
    if (ready) {
      if (await this.start(ready.seat)) {
        const step = this.view.legal.find((l) => l.token === ready.token);
        if (step) await this.add(step);
      }
    } else if (city) await this.go(this.play.called.length && actor !== null ? actor : this.real.board.seat, city);
    else await this.start();
  }

  // ------------------------------------------------------------ those that stand

  /** The steps that the own seats come to next. */
  private next(plan: PlanView): StepView[] {
    const rest = plan.steps.filter((step) => step.state !== "done");
    const end = rest.findIndex((step) => !this.you.includes(step.seat));
    return end < 0 ? rest : rest.slice(0, end);
  }

  can(plan: PlanView): boolean {
    const [step] = this.next(plan);
    return step !== undefined && this.real.legal.some((l) => l.token === step.token && l.seat === step.seat);
  }

  /** Does its steps one by one, up to the first surprise or the first that is somebody else's. */
  async take(plan: PlanView): Promise<void> {
    this.stop();
    const all = await this.table.run(this.next(plan).map((step) => step.token));
    if (!all && !this.table.refusal) this.play.notice = t("ui-plan-stopped");
  }

  agree(plan: PlanView, yes: boolean): void {
    void this.table.command((id) => ({ t: "agree", id, plan: plan.id, yes }));
  }

  withdraw(plan: PlanView): void {
    void this.table.command((id) => ({ t: "withdraw", id, plan: plan.id }));
  }

  answer(plan: PlanView): void {
    const rest = plan.steps.filter((step) => step.state !== "done");
    void this.start(rest.at(-1)?.seat, rest);
  }

  who(seats: number[]): string {
    const seat = this.real.seats[seats[0] ?? 0];
    return (!seat?.program && seat?.name) || name(seat?.role ?? "");
  }

  /** When a step would be done, where that is not in the turn that goes on. */
  when(step: StepView): string {
    const n = (step.turn ?? 0) - this.real.board.turn;
    return n < 1 ? "" : n === 1 ? t("ui-plan-next-turn") : t("ui-plan-in-turns", { n });
  }

  /** What a step takes, in words. */
  price(step: StepView): string {
    const parts = step.actions === undefined ? [] : [t("ui-plan-actions", { n: step.actions })];
    if (step.cards?.length) parts.push(t("ui-plan-costs", { cards: step.cards }));
    return parts.join(", ");
  }

  say(step: StepView): string {
    return has(step.said.id) ? said(step.said) : step.token;
  }
}
