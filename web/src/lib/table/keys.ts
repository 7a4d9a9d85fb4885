/** The letters of the table. */
import type { Tool } from "$lib/state/legal";

export const KEY_OF: Readonly<Partial<Record<Tool, string>>> = {
  drive: "D", direct: "F", charter: "C", shuttle: "S", build: "B", treat: "T", share: "K", cure: "U", role: "R", other: "O", event: "E",
}; // prettier-ignore

export const TOOL_OF: Readonly<Record<string, Tool>> = Object.fromEntries(Object.entries(KEY_OF).map(([tool, key]) => [key.toLowerCase(), tool as Tool]));

/** What the help lists, in order: keys, and the message that says what they do. */
export const HELP: readonly (readonly [string, string])[] = [
  ...Object.entries(KEY_OF).map(([tool, key]) => [key, `ui-tool-${tool}`] as const),
  ["N", "ui-end-turn"],
  ["Z", "ui-undo"],
  ["X", "ui-pass"],
  ["P", "ui-propose"],
  ["W", "ui-key-point"],
  ["1 – 9", "ui-key-digits"],
  ["Enter", "ui-key-enter"],
  ["Esc", "ui-key-esc"],
  ["M", "ui-key-map"],
  ["← ↑ ↓ →", "ui-key-arrows"],
  ["G", "ui-key-go"],
  ["H", "ui-key-home"],
  ["I", "ui-infection"],
  ["L", "ui-log"],
  ["/", "ui-chat"],
  ["+ − 0", "ui-key-zoom"],
  ["Y", "ui-rules"],
  ["?", "ui-key-help"],
];
