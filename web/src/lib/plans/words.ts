/** The sentences of proposals, which are loaded with this file; and the sign of a step. */
import { learn } from "$lib/i18n/say";
import type { StepView } from "$lib/net/protocol";
import { ICON_OF } from "$lib/table/words";
import type { IconName } from "$lib/ui/icons";

await learn("plans");

export const iconOf = (step: StepView): IconName => ICON_OF[step.what?.kind ?? ""] ?? (step.what?.card?.toLowerCase() === step.what?.kind ? "event" : "target");
