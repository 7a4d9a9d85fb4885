/** What the table needs to know of proposals: all else is loaded when there is one, when somebody points, or when somebody wants to make one. */
import type { Play } from "$lib/state/play.svelte";

type Kit = typeof import("$lib/plans");
type Planning = InstanceType<Kit["Planning"]>;

export class Proposing {
  kit = $state.raw<Kit | null>(null);
  planning = $state.raw<Planning | null>(null);

  constructor(private readonly play: Play) {}

  /** Pawns that may be pulled: those that can be moved, or any of the team in a proposal. */
  readonly movable = $derived.by(() => (this.play.drafting ? new Set(this.planning?.team) : this.play.movable));
  /** Somebody who plays may propose and point. */
  readonly may = $derived.by(() => this.play.table.view?.phase === "playing" && this.play.table.view.you.length > 0 && !!this.play.table.view.waiting);

  async load(): Promise<Planning> {
    this.kit ??= await import("$lib/plans");
    return (this.planning ??= new this.kit.Planning(this.play));
  }

  /** Begins a proposal with what is chosen on the screen; in one that is in the making, the pawn drives to the city. */
  async begin(city: string | null = null): Promise<void> {
    if (!this.may) return;
    const planning = await this.load();
    if (!planning.on) await planning.propose(city);
    else if (city) await planning.drive(city);
  }

  /** The pawn of a seat was put on a city. */
  drop(seat: number, city: string): void {
    void this.load().then((planning) => planning.go(seat, city));
  }

  point(city: string | null | undefined): void {
    if (city && this.may) this.play.table.point(city);
  }

  /** The next step is one of the pawn that was pressed; false when no proposal is in the making, or the tool in hand asks for a pawn. */
  choose(seat: number): boolean {
    if (!this.play.drafting || this.play.plan) return false;
    void this.planning?.choose(seat);
    return true;
  }
}
