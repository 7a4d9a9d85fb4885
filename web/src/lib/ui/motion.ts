import { calm } from "$lib/map/motion";

/** Milliseconds of a movement; none for those who asked for less motion. */
export const ms = (n: number): number => (calm() ? 0 : n);
