/** Steps that somebody proposes or means to do: the sign of each, and where they lead. */
import type { PlanView, StepView } from "$lib/net/protocol";
import { ICON_OF } from "$lib/table/words";
import type { IconName } from "$lib/ui/icons";

export const iconOf = (step: StepView): IconName => ICON_OF[step.what?.kind ?? ""] ?? (step.what?.card?.toLowerCase() === step.what?.kind ? "event" : "target");

/** The cities that the rest of a proposal touches. */
export function citiesOf(plan: PlanView): string[] {
  const rest = plan.steps.filter((step) => step.state !== "done");
  return [...new Set(rest.flatMap((step) => [step.origin, step.place]).filter((city) => city != null))];
}
