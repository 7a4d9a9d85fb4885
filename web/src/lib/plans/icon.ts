/** The sign of a step. */
import type { StepView } from "$lib/net/protocol";
import { ICON_OF } from "$lib/table/words";
import type { IconName } from "$lib/ui/icons";

export const iconOf = (step: StepView): IconName => ICON_OF[step.what?.kind ?? ""] ?? (step.what?.card?.toLowerCase() === step.what?.kind ? "event" : "target");
