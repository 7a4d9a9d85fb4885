/** The signs below lines, and their drawings. */
import type { IconName } from "$lib/ui/icons";
import type { Sign } from "./talk.svelte";

export const ICON_OF: Readonly<Record<Sign, IconName>> = { yes: "check", no: "x", ask: "ask", wow: "wow", heart: "heart" };
export const SIGNS = Object.keys(ICON_OF) as Sign[];
