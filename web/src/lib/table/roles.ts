/** Pawn of each role: its colour and the letter on it. */
export const ROLE: Record<string, { colour: string; letter: string }> = {
  MED: { colour: "#c8641b", letter: "M" },
  DIS: { colour: "#b0407f", letter: "D" },
  SCI: { colour: "#66757d", letter: "S" },
  QUA: { colour: "#2b7a4b", letter: "Q" },
  RES: { colour: "#85593a", letter: "R" },
  OPS: { colour: "#577f1f", letter: "O" },
  PLA: { colour: "#16808f", letter: "P" },
};

/** Name of a disease in the colour variables: `var(--blue)`, `var(--blue-soft)`, `var(--blue-ink)`. */
export const COLOUR: Record<string, string> = { b: "blue", y: "yellow", k: "black", r: "red", p: "purple" };
