import type { Board, Pointed, PlanView, SeatView, StepView } from "$lib/net/protocol";

/** What is drawn on a map: proposals that stand, the one in the making, and cities that somebody points at. */
export interface Sketch {
  readonly drawn: readonly PlanView[];
  /** One is in the making. */
  readonly on: boolean;
  readonly steps: readonly StepView[];
  /** The proposal that is looked at. */
  readonly lit: number | null;
  readonly real: { readonly seats: readonly SeatView[] };
  readonly play: { readonly view: { readonly board: Board }; readonly table: { readonly points: readonly Pointed[] } };
  mine(plan: PlanView): boolean;
  who(seats: number[]): string;
}
