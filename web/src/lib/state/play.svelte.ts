/** What the person at this screen is doing: the tool in hand, the choices made so far, the city looked at. */
import { name, said, t } from "$lib/i18n";
import { api } from "$lib/net/api";
import type { Legal, Said, SeatView, Undo } from "$lib/net/protocol";
import { SPOTS } from "$lib/map/layout";
import { chooses, type Chosen, mustConfirm, MOVES, progress, type Progress, type Step, STEPS, type Tool, toolOf, type Way, ways } from "./legal";
import type { Table } from "./table.svelte";

interface Plan {
  tool: Tool;
  chosen: Chosen;
  /** Choices in the order they were made, so that Esc takes back one. */
  trail: Step[];
}

/** Steps that a bar of their own answers. */
const BARS: readonly string[] = ["act", "win", "biowin", "hand", "order", "consent"];
const WINDOWS: readonly string[] = ["win", "biowin"];
const ANSWER: Plan = { tool: "answer", chosen: {}, trail: [] };
const NONE: Progress = { stages: [], open: null, left: [] };

export class Play {
  plan = $state.raw<Plan | null>(null);
  picked = $state<string | null>(null);
  hovered = $state<string | null>(null);
  /** A short sentence for whoever pressed something: why it did not work, or what to do next. */
  notice = $state("");
  /** The sentence that gives a reason, and the message it is: the rules say more about it. */
  private told = $state.raw({ notice: "", id: "" });
  readonly reason = $derived(this.notice && this.notice === this.told.notice ? this.told.id : "");
  narrow = $state(false);
  /** Cards switched on for a discard or a cure. */
  marked = $state.raw<readonly string[]>([]);
  endAsked = $state(false);
  /** A card of the hand that is being dragged. */
  pulled = $state<string | null>(null);

  constructor(readonly table: Table) {}

  readonly view = $derived.by(() => this.table.shown!);
  /** Steps of a proposal are chosen, not actions. */
  readonly drafting = $derived.by(() => this.table.draft !== null);
  readonly you = $derived.by(() => this.view.you);
  /** The seats of this person, whoever the steps are for. */
  readonly own = $derived.by(() => this.table.view!.you);
  readonly ask = $derived.by(() => this.view.ask);
  readonly window = $derived.by(() => this.view.phase === "playing" && WINDOWS.includes(this.ask.step));

  /** The own seats the table waits for. */
  readonly called = $derived.by(() => this.ask.seats.filter((s) => this.you.includes(s)));

  /** The seat this screen acts for: the one awaited, the one whose turn it is, or the first of the own ones. */
  readonly actor = $derived.by<number | null>(() => {
    const turn = this.view.board.seat;
    if (this.called.length) return this.called.includes(turn) ? turn : this.called[0]!;
    return this.you.includes(turn) ? turn : (this.you[0] ?? null);
  });

  /** Standing orders make sense: there is somebody else to wait for. */
  readonly orders = $derived.by(() => this.view.phase === "playing" && this.you.some((s) => s !== this.view.board.rival?.seat) && this.you.length < this.view.seats.length);

  readonly acting = $derived.by(() => this.ask.step === "act" && this.called.length > 0);

  /** Legal actions by tool: for the seat that acts, and events of all own seats. */
  readonly tools = $derived.by(() => {
    const map = new Map<Tool, Legal[]>();
    for (const l of this.view.legal) {
      const tool = toolOf(l);
      if (tool !== "event" && tool !== "pass" && l.seat !== this.actor) continue;
      map.set(tool, [...(map.get(tool) ?? []), l]);
    }
    return map;
  });

  /** A step that has no bar of its own: whatever it asks is answered choice by choice. */
  readonly answering = $derived(this.view.phase === "playing" && this.called.length > 0 && !BARS.includes(this.ask.step));
  private readonly answers = $derived(this.answering ? this.view.legal.filter((l) => l.seat === this.actor && toolOf(l) !== "event") : []);

  /** Answers that name nothing: enough, no. */
  readonly stops = $derived(this.answers.filter((l) => !chooses(l)));

  base(tool: Tool): Legal[] {
    if (tool === "answer") return this.answers.filter(chooses);
    return this.tools.get(tool) ?? [];
  }

  can(tool: Tool): boolean {
    return this.base(tool).length > 0;
  }

  why(tool: Tool): string {
    const reason = this.view.why[tool];
    return reason ? said(reason) : t("ui-not-now");
  }

  /** Say why something cannot be done. */
  refuse(reason: Said | undefined, before = ""): void {
    this.notice = before + (reason ? said(reason) : t("ui-not-now"));
    this.told = { notice: this.notice, id: reason?.id ?? "" };
  }

  /** What an event card does; for an own one, why it cannot be played now. */
  async read(card: string, seat: number): Promise<void> {
    const text = t("ui-event-text", { event: card, text: t(`event-${card}`) });
    this.notice = text;
    this.told = { notice: text, id: `why-${card}` };
    if (!this.you.includes(seat) || this.drafting) return;
    const [doubt] = await api.why(this.table.id, card, seat).catch(() => []);
    if (doubt && this.notice === text) this.refuse(doubt.said, `${text} `);
  }

  /** Says why a card cannot be handed to the pawn of a role. */
  async doubt(role: string): Promise<void> {
    const [doubt] = this.actor === null || this.drafting ? [] : await api.why(this.table.id, role, this.actor).catch(() => []);
    if (doubt) this.refuse(doubt.said);
  }

  /** A city that the tool in hand does not reach: says so, and why as soon as that is known. */
  private async notThere(city: string): Promise<void> {
    const notice = t("ui-not-there", { city });
    this.notice = notice;
    const doubts = this.actor === null || this.drafting ? [] : await api.why(this.table.id, city, this.actor).catch(() => []);
    const found = doubts.find((doubt) => doubt.tool === this.plan?.tool);
    if (found && this.notice === notice) this.refuse(found.said);
  }

  readonly now = $derived.by<Progress>(() =>
    this.plan && this.can(this.plan.tool) ? progress(this.base(this.plan.tool), STEPS[this.plan.tool], this.plan.chosen) : NONE,
  );

  /** The one action that is left when every step is filled. */
  readonly ready = $derived.by<Legal | null>(() => (this.plan && !this.now.open && this.now.left.length === 1 ? this.now.left[0]! : null));

  /** The pawn that may be moved by pressing a city, without a tool in hand. */
  readonly driving = $derived.by(() => this.acting && !this.plan && this.can("drive"));

  /** Cities to ring. */
  readonly targets = $derived.by<Set<string>>(() => {
    if (this.plan) {
      const stage = this.now.stages.find((s) => s.step === "city");
      return new Set(stage ? stage.options.filter((c) => c in SPOTS) : []);
    }
    return new Set(this.driving ? this.base("drive").map((l) => l.city!) : []);
  });

  readonly origin = $derived.by<string | null>(() => {
    if (this.plan) {
      const pawn = this.ready?.pawn ?? this.now.left[0]?.pawn;
      const move = this.now.left.every((l) => MOVES.includes(l.kind)) && pawn != null && this.now.left.every((l) => l.pawn === pawn);
      return move ? (this.view.board.pawns[pawn] ?? null) : null;
    }
    return this.driving && this.actor !== null ? (this.view.board.pawns[this.actor] ?? null) : null;
  });

  readonly routes = $derived.by(() => {
    const l = this.ready;
    if (!l || l.pawn == null || !l.city) return [];
    return [{ from: this.view.board.pawns[l.pawn]!, to: l.city, pawn: l.pawn }];
  });

  /** Pawns that may be picked up. */
  readonly movable = $derived.by(() => new Set(this.view.legal.filter((l) => MOVES.includes(l.kind) && l.pawn != null && l.seat === this.actor).map((l) => l.pawn!)));

  readonly ways = $derived.by<Way[]>(() => {
    if (!this.picked) return [];
    const here = this.actor !== null && this.view.board.pawns[this.actor] === this.picked;
    return ways(this.view.legal, this.actor, this.picked, here);
  });

  seat(i: number): SeatView {
    return this.view.seats[i]!;
  }

  /** The person's name, or the role when nobody has said a name or one person holds several seats. */
  who(i: number): string {
    const { seats } = this.view;
    const seat = seats[i];
    if (!seat) return "";
    return seat.name && !seat.program && seats.filter((s) => s.name === seat.name).length === 1 ? seat.name : name(seat.role);
  }

  // ------------------------------------------------------------ tools

  start(tool: Tool, chosen: Chosen = {}): void {
    this.endAsked = false;
    this.picked = null;
    this.marked = [];
    if (this.plan?.tool === tool && !Object.keys(chosen).length) return this.cancel();
    if (!this.can(tool)) {
      this.plan = null;
      this.refuse(this.view.why[tool]);
      return;
    }
    this.notice = "";
    this.plan = { tool, chosen, trail: [] };
    // A way with nothing left to choose and nothing to lose is done at once; a move always shows its city first.
    const ready = this.ready;
    if (ready && this.sure(ready) && (Object.keys(chosen).length || !MOVES.includes(ready.kind))) void this.fire(ready);
  }

  choose(step: Step, value: string): void {
    if (!this.plan) return;
    this.notice = "";
    this.plan = { ...this.plan, chosen: { ...this.plan.chosen, [step]: value }, trail: [...this.plan.trail.filter((s) => s !== step), step] };
    const ready = this.ready;
    if (ready && this.sure(ready)) void this.fire(ready);
  }

  /** Done without asking once more; what is only proposed costs nothing. */
  private sure(l: Legal): boolean {
    return this.drafting || !mustConfirm(l, this.you);
  }

  /** Open a step again, and those after it. */
  reopen(step: Step): void {
    if (!this.plan) return;
    const order = STEPS[this.plan.tool];
    const keep = (s: Step): boolean => order.indexOf(s) < order.indexOf(step);
    const chosen = Object.fromEntries(Object.entries(this.plan.chosen).filter(([s]) => keep(s as Step)));
    this.marked = [];
    this.plan = { ...this.plan, chosen, trail: this.plan.trail.filter(keep) };
  }

  confirm(): void {
    if (this.ready) void this.fire(this.ready);
  }

  /** One step back: the last choice, then the tool, then the city looked at. */
  back(): boolean {
    this.notice = "";
    if (this.endAsked) this.endAsked = false;
    else if (this.plan) {
      const last = this.plan.trail.filter((s) => this.now.stages.some((stage) => stage.step === s && !stage.auto)).at(-1);
      if (last) this.reopen(last);
      else if (this.plan.tool === "answer") return false;
      else if (this.marked.length) this.marked = [];
      else this.cancel();
    } else if (this.picked) this.picked = null;
    else return false;
    return true;
  }

  cancel(): void {
    this.plan = this.answering ? ANSWER : null;
    this.marked = [];
    this.picked = null;
    this.endAsked = false;
    this.notice = "";
  }

  async fire(l: Legal): Promise<void> {
    if (this.table.busy) return;
    this.cancel();
    await this.table.act(l);
  }

  // ------------------------------------------------------------ the map

  /** A city was pressed on the map, or (`look`) its card somewhere else. */
  pick(city: string, look = false): void {
    this.endAsked = false;
    this.notice = "";
    if (this.plan) {
      const stage = this.now.stages.find((s) => s.step === "city");
      if (stage?.options.includes(city)) this.choose("city", city);
      else if (stage) void this.notThere(city);
      else this.notice = t("ui-choose-first");
      return;
    }
    if (this.picked === city) {
      this.picked = null;
      return;
    }
    this.picked = city;
    // A ringed city is driven to at once, unless fingers are too wide for that: every other way there costs at least as much.
    const [first] = this.ways;
    if (this.driving && !this.narrow && !look && first?.id === "drive") void this.fire(first.all[0]!);
  }

  take(way: Way): void {
    this.start(way.tool, way.chosen);
  }

  pill(city: string, disease: string): void {
    const treat = this.base("treat").find((l) => l.disease === disease);
    if (!this.plan && treat && this.actor !== null && this.view.board.pawns[this.actor] === city) void this.fire(treat);
    else this.pick(city);
  }

  pawn(seat: number): void {
    if (this.plan) {
      const stage = this.now.stages.find((s) => s.step === "pawn");
      if (stage?.options.includes(String(seat))) {
        this.choose("pawn", String(seat));
        return;
      }
    } else if (seat !== this.actor && this.base("role").some((l) => l.pawn === seat)) {
      this.start("role", { deed: "", pawn: String(seat) });
      return;
    }
    this.pick(this.view.board.pawns[seat]!);
  }

  /** A pawn was dragged to a city: the free way if there is one, else ask which. */
  drop(seat: number, city: string): void {
    this.cancel();
    if (seat !== this.actor) {
      this.start("role", { deed: "", pawn: String(seat), city });
      return;
    }
    this.picked = city;
    const way = this.ways[0];
    if (way?.all[0]?.kind === "drive" || way?.all[0]?.kind === "shuttle") void this.fire(way.all[0]);
    else if (!way) this.notice = t("ui-not-there", { city });
  }

  /** A card was dragged to a city: the flight that spends it. */
  flyWith(card: string, city: string): void {
    const flight = (["direct", "charter", "role"] as const).find((tool) => this.base(tool).some((l) => l.card === card && l.city === city && l.pawn === this.actor));
    if (flight) this.start(flight, { ...(flight === "role" ? { deed: "" } : {}), pawn: String(this.actor), city, card });
    else this.notice = t("ui-not-there", { city });
  }

  // ------------------------------------------------------------ windows, ends, undo

  toggle(card: string): void {
    this.marked = this.marked.includes(card) ? this.marked.filter((c) => c !== card) : [...this.marked, card];
  }

  /** Lets the window go by, for every own seat that is asked. */
  async pass(): Promise<void> {
    const tokens = this.base("pass").map((l) => l.token);
    this.cancel();
    await this.table.run(tokens);
  }

  end(sure = false): void {
    const done = this.base("done")[0];
    if (!done) {
      this.refuse(this.view.why["done"]);
      return;
    }
    this.plan = null;
    this.picked = null;
    if (this.ask.arg > 0 && !sure) this.endAsked = true;
    else void this.fire(done);
  }

  get undo(): Undo {
    return this.view.undo;
  }

  get undoLabel(): string {
    const { token, why } = this.undo;
    return token ? t("ui-undo-what", { what: this.table.sentence(token) }) : why ? said(why) : t("ui-undo-nothing");
  }

  takeBack(): void {
    if (!this.undo.token && !this.table.busy) {
      this.notice = this.undoLabel;
      return;
    }
    this.cancel();
    void this.table.takeBack();
  }

  /** The table has changed: forget what is no longer offered. */
  settle(): void {
    if (this.plan?.tool === "answer" || (this.answering && !this.plan)) this.cancel();
    else if (this.plan && !this.can(this.plan.tool)) {
      this.cancel();
      this.notice = t("ui-changed");
    }
    if (this.ask.step !== "act") this.endAsked = false;
  }
}
