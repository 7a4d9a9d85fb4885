/** Colour of the pawn of each role. */
export const ROLE: Record<string, string> = {
  MED: "#c8641b",
  DIS: "#b0407f",
  SCI: "#66757d",
  QUA: "#2b7a4b",
  RES: "#85593a",
  OPS: "#577f1f",
  PLA: "#16808f",
  ARC: "#9a6a00",
  CON: "#3f5bb0",
  EPL: "#a3394b",
  FIE: "#5f6f3a",
  GEN: "#6a4b8f",
  FDI: "#97386f",
  LIA: "#a85a78",
  PIL: "#1f7fa3",
  COL: "#8040c0",
  VIR: "#2f7d53",
  BIO: "#23262b",
  FIR: "#4f8a3c",
  GSP: "#4a4393",
  PHA: "#8a7a1f",
  TRO: "#4a4f57",
};

/** Name of a disease in the colour variables: `var(--blue)`, `var(--blue-soft)`, `var(--blue-ink)`. */
export const COLOUR: Record<string, string> = { b: "blue", y: "yellow", k: "black", r: "red", p: "purple" };
