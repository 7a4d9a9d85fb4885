/** The letters of the table. */
import type { Tool } from "$lib/state/legal";

export const KEY_OF: Readonly<Partial<Record<Tool, string>>> = {
  drive: "D", direct: "F", charter: "C", shuttle: "S", build: "B", treat: "T", share: "K", cure: "U", role: "R", other: "O", event: "E",
}; // prettier-ignore

export const TOOL_OF: Readonly<Record<string, Tool>> = Object.fromEntries(Object.entries(KEY_OF).map(([tool, key]) => [key.toLowerCase(), tool as Tool]));

/** The letter of a key; on a keyboard of other letters, the Latin one that is printed there too. */
export const latin = ({ key, code }: KeyboardEvent): string => (/^[a-z]$/i.test(key) || !/^Key[A-Z]$/.test(code) ? key : code.slice(3)).toLowerCase();
