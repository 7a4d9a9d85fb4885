import { KEY_OF } from "./keys";

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
  ["V", "access-table"],
  ["I", "ui-infection"],
  ["L", "ui-log"],
  ["/", "ui-chat"],
  ["+ − 0", "ui-key-zoom"],
  [".", "ui-key-skip"],
  ["Y", "ui-rules"],
  ["?", "ui-key-help"],
];
