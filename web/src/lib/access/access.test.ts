import "$lib/i18n/modules";
import { cleanup, render, screen, within } from "@testing-library/svelte";
import { afterEach, describe, expect, test } from "vitest";
import { Rig, view } from "../../fixtures";
import { rowsOf } from "$lib/table/lying";
import type { Entry, Said } from "$lib/net/protocol";
import { byDanger, quiet } from "./lists";
import { latest, spoken } from "./spoken";
import TextHand from "./TextHand.svelte";
import TextLying from "./TextLying.svelte";

const line = (id: string, args: Said["args"] = {}): Said => ({ id, args });
const cubes = (city: string, n = 1): Said => line("log-cubes", { n, disease: "b", city });
const outbreak = (city: string, n: number): Said => line("log-outbreak", { disease: "b", city, n });

describe("what is read aloud", () => {
  test("a chain of outbreaks is one sentence, in the order of its cities", () => {
    const text = spoken([line("log-infect", { city: "CHI" }), outbreak("CHI", 2), cubes("SFO"), cubes("MON"), outbreak("ATL", 3), cubes("WAS"), line("log-infect", { city: "CAI" }), cubes("CAI")]);
    expect(text).toBe("Infection: Chicago. A chain of 2 outbreaks of blue: Chicago, Atlanta. Infection: Cairo.");
  });

  test("one outbreak is told as it is, without each of its cubes", () => {
    expect(spoken([line("log-infect", { city: "CHI" }), outbreak("CHI", 2), cubes("SFO"), cubes("MON")])).toBe("Infection: Chicago. Outbreak of blue in Chicago, number 2.");
  });

  test("what happened last begins with what somebody did last; a pass is not told", () => {
    const entry = (n: number, seat: number | null, ...said: Said[]): Entry => ({ n, turn: 1, seat, token: "", said, at: 0 }) as unknown as Entry;
    const log = [entry(0, 0, line("log-drive", { who: "MED", city: "CHI" })), entry(1, 0, line("log-done", { who: "MED" })), entry(2, null, line("log-draw", { who: "MED", card: "PAR" })), entry(3, 1, line("log-pass", { who: "SCI" }))];
    expect(latest(log)).toBe("Medic ends the actions. Medic draws Paris.");
    expect(latest([])).toBe("");
  });
});

describe("cities by danger", () => {
  const table = { CAI: { k: 1, r: 1, u: 1 }, ATL: { u: 3 }, PAR: { u: 2, k: 1 }, MAD: { u: 2 }, LON: { u: 0 } };

  test("most of one disease first, then most of all, then the alphabet", () => {
    expect(byDanger(table)).toEqual(["ATL", "PAR", "MAD", "CAI"]);
  });

  test("all others are listed by name", () => {
    const rest = quiet(table);
    expect(rest).toHaveLength(44);
    expect(rest[0]).toBe("ALG");
    expect(rest).toContain("LON");
  });
});

describe("what modules put on the table", () => {
  afterEach(cleanup);
  const with_ = (extras: Record<string, string>) => new Rig("act", { board: { ...view("act").board, extras } }).play;

  test("every row beside the map is told, and what its cards do; of what is over the name alone", () => {
    const extras = { strain: "b", effects: "RATE", spent: "SLOPE", epidemics: "4", lost: "b2", treated: "CAI", mutation: "SPREADS", mutated: "THREATENS", turn: "sampled", group: "PAR,LON", crises: "HOTSPOT", standing: "PATIENT", past: "ZONES", patient: "SCL" };
    const rows = rowsOf(extras);
    const { container } = render(TextLying, { play: with_(extras) });
    const labels = [...container.querySelectorAll("h4")].map((h) => h.textContent);
    expect(labels).toEqual(rows.map((row) => row.label));
    expect(rows.length).toBeGreaterThan(10);
    expect(container.textContent).toContain("blue 2");
    expect(screen.getByText(/^Rate Effect: When an infection card/)).toBeTruthy();
    expect(screen.getByText(/^Patient Zero: The bottom infection card lies here/)).toBeTruthy();
    expect(screen.getByText("Disease Zones Expand")).toBeTruthy();
    expect(screen.getByText("Paris")).toBeTruthy();
  });

  test("markers on cities are listed by name, with how many", () => {
    const { container } = render(TextLying, { play: with_({ quarantines: "PAR2,CAI1" }) });
    expect(container.textContent).toContain("Quarantine marker");
    expect([...container.querySelectorAll("li")].map((li) => li.textContent)).toEqual(["Cairo", "Paris 2"]);
  });

  test("nothing is said where nothing lies", () => {
    expect(render(TextLying, { play: with_({}) }).container.textContent).toBe("");
  });

  test("what lies in front of a seat is told with its hand", () => {
    const seats = view("act").seats.map((seat, i) => (i ? seat : { ...seat, samples: { b: 2 }, front: ["TRAVELBAN"] }));
    render(TextHand, { play: new Rig("act", { seats, board: { ...view("act").board, orders: [0] } }).play, i: 0 });
    const hand = within(screen.getByRole("list"));
    expect(hand.getByText("2 blue samples")).toBeTruthy();
    expect(hand.getByText(/^In front of it: Commercial Travel Ban: ./)).toBeTruthy();
    expect(hand.getByText(/^Under orders: ./)).toBeTruthy();
  });
});
