import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it } from "vitest";
import "$lib/i18n/modules";
import { Rig, view } from "../../fixtures";
import Live from "./Live.svelte";
import { smallPrint } from "./cards";
import { marksOf, pieceOf, rowsOf } from "./lying";
import OnTable from "./OnTable.svelte";

afterEach(cleanup);
const board = (extras: Record<string, string>) => ({ board: { ...view("act").board, extras } });

describe("what modules put on the table", () => {
  it("is shown when it has a label, what holds for this turn last", () => {
    const rows = rowsOf({ turn: "sampled", strain: "b", samples: "b2", nameless: "CAI", spent: "LOSS,UNCOUNTED" });
    expect(rows.map((row) => row.name)).toEqual(["strain", "spent", "turn"]);
    expect(rows[1]!.pieces).toEqual([{ code: "LOSS", n: "" }, { code: "UNCOUNTED", n: "" }]);
  });

  it("may be counted", () => {
    expect([pieceOf("CAI2"), pieceOf("b3"), pieceOf("4"), pieceOf("RATE")].map(({ code, n }) => [code, n])).toEqual([["CAI", "2"], ["b", "3"], ["4", ""], ["RATE", ""]]);
  });

  it("lies on cities only where a sign is known for it", () => {
    expect([...marksOf({ group: "CAI,PAR" })]).toEqual([]);
    const marker = { sign: "Q", label: "Quarantine marker" };
    expect([...marksOf({ quarantines: "CAI2,PAR1" })]).toEqual([["CAI", [{ ...marker, n: "2" }]], ["PAR", [{ ...marker, n: "1" }]]]);
    expect(rowsOf({ quarantines: "CAI2" })).toEqual([]);
  });

  it("shows emergency events, and the card beside Patient Zero", () => {
    const rows = rowsOf({ crises: "HOTSPOT", standing: "PATIENT,PANIC", past: "ZONES", patient: "SCL" });
    expect(rows.map((row) => row.label)).toEqual(["Emergency events to come", "Emergency events in force", "Emergency events that are over", "Patient Zero"]);
    expect(rows.flatMap((row) => row.pieces).filter(({ code }) => smallPrint(code)).length).toBe(5);
  });

  it("says what a card does to whoever presses it", async () => {
    const rig = new Rig("act", board({ effects: "RATE" }));
    render(OnTable, { play: rig.play });
    const chip = screen.getByRole("button", { name: "Rate Effect" });
    expect(chip.getAttribute("aria-describedby")).toBeTruthy();
    await fireEvent.click(chip);
    expect(document.querySelector(".tip")?.textContent).toMatch(/one more card/);
    await fireEvent.keyDown(window, { key: "Escape" });
    expect(document.querySelector(".tip")).toBeNull();
  });
});

describe("what is said at once", () => {
  it("is silent again when nobody here is asked", async () => {
    const rig = new Rig("act");
    render(Live, { play: rig.play });
    const urgent = (): string => document.querySelector("[aria-live=assertive]")!.textContent!;
    await Promise.resolve();
    expect(urgent()).not.toBe("");
    rig.table.take({ ...view("act"), n: 99, ask: { ...view("act").ask, seats: [] } });
    await Promise.resolve();
    await new Promise((done) => setTimeout(done));
    expect(urgent()).toBe("");
  });
});
