/** Pawn of each role: its colour and the letter on it. */
export const ROLE: Record<string, { colour: string; letter: string }> = {
  MED: { colour: "#c8641b", letter: "M" },
  DIS: { colour: "#b0407f", letter: "D" },
  SCI: { colour: "#66757d", letter: "S" },
  QUA: { colour: "#2b7a4b", letter: "Q" },
  RES: { colour: "#85593a", letter: "R" },
  OPS: { colour: "#577f1f", letter: "O" },
  PLA: { colour: "#16808f", letter: "P" },
  ARC: { colour: "#9a6a00", letter: "A" },
  CON: { colour: "#3f5bb0", letter: "C" },
  EPL: { colour: "#a3394b", letter: "E" },
  FIE: { colour: "#5f6f3a", letter: "F" },
  GEN: { colour: "#6a4b8f", letter: "G" },
  FDI: { colour: "#97386f", letter: "F" },
  LIA: { colour: "#a85a78", letter: "L" },
  PIL: { colour: "#1f7fa3", letter: "P" },
  COL: { colour: "#8040c0", letter: "C" },
  VIR: { colour: "#2f7d53", letter: "V" },
  BIO: { colour: "#23262b", letter: "B" },
  FIR: { colour: "#4f8a3c", letter: "F" },
  GSP: { colour: "#4a4393", letter: "G" },
  PHA: { colour: "#8a7a1f", letter: "P" },
  TRO: { colour: "#4a4f57", letter: "T" },
};

/** Name of a disease in the colour variables: `var(--blue)`, `var(--blue-soft)`, `var(--blue-ink)`. */
export const COLOUR: Record<string, string> = { b: "blue", y: "yellow", k: "black", r: "red", p: "purple" };
