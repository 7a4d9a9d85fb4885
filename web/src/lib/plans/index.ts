/** All about proposals: loaded when the first one is there, or somebody wants to make one. */
export { default as Drawings } from "./Drawings.svelte";
export { default as Heard } from "./Heard.svelte";
export { default as PlanBar } from "./PlanBar.svelte";
export { default as PlanLine } from "./PlanLine.svelte";
export { default as PlanList } from "./PlanList.svelte";
export { default as Standing } from "./Standing.svelte";
export { Planning } from "./planning.svelte";
import "./words";
