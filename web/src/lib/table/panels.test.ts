import "$lib/i18n/modules";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, describe, expect, it } from "vitest";
import { Rig, view } from "../../fixtures";
import ConsentBar from "./ConsentBar.svelte";
import DiscardBar from "./DiscardBar.svelte";
import EventBar from "./EventBar.svelte";
import { joined, newsOf } from "./news";
import OrderBar from "./OrderBar.svelte";
import StepBar from "./StepBar.svelte";
import { tiersOf } from "./tiers";

afterEach(cleanup);

describe("the cards of a cure", () => {
  it("must be exactly as many as needed", async () => {
    const rig = new Rig("cure");
    rig.play.start("cure");
    render(StepBar, { play: rig.play });
    const go = screen.getByText("Do it").closest("button")!;
    const options = screen.getAllByRole("button", { pressed: false });
    for (const option of options.slice(0, 3)) await fireEvent.click(option);
    expect(go.getAttribute("aria-disabled")).toBe("true");
    await fireEvent.click(go);
    expect(rig.sent).toEqual([]);
    await fireEvent.click(options[3]!);
    await fireEvent.click(screen.getByText("Cure", { selector: "button" }));
    expect(rig.tokens).toHaveLength(1);
    expect(rig.tokens[0]).toMatch(/^!k\(/);
  });
});

describe("the hand limit", () => {
  it("discards exactly the excess, one token for each card", async () => {
    const rig = new Rig("discard");
    const { excess } = rig.play.ask;
    render(DiscardBar, { play: rig.play });
    const cards = within(screen.getByRole("group", { name: "Cards to discard" })).getAllByRole("button");
    const names = cards.map((c) => c.getAttribute("data-card"));
    expect(screen.getByText(`Mark ${excess} more`)).toBeTruthy();
    for (const card of cards.slice(0, excess)) await fireEvent.click(card);
    await fireEvent.click(screen.getByText(/^Discard .*,/));
    for (let i = 1; i < excess; i++) await rig.answer();
    expect(rig.tokens).toEqual(names.slice(0, excess).map((c) => `x${c}`));
  });
});

describe("the forecast", () => {
  it("goes back deepest first, in the order shown", async () => {
    const rig = new Rig("order");
    const looked = rig.play.view.board.looked;
    render(OrderBar, { play: rig.play });
    await Promise.resolve();
    const later = screen.getAllByText("›");
    await fireEvent.click(later[0]!);
    const shown = [looked[1]!, looked[0]!, ...looked.slice(2)];
    await fireEvent.click(screen.getByText("Put back in this order"));
    for (let i = 1; i < looked.length; i++) await rig.answer((v) => ({ board: { ...v.board, looked: v.board.looked.slice(0, -1) } }));
    expect(rig.tokens).toEqual(shown.toReversed().map((c) => `#${c}`));
  });
});

describe("a window", () => {
  it("says who is asked and who is awaited", async () => {
    const rig = new Rig("window", { you: [0], waiting: { called: [{ seat: 0 }, { seat: 1, cards: ["GRANT"] }] } });
    render(EventBar, { play: rig.play });
    expect(screen.getByText("Before two cards are drawn")).toBeTruthy();
    expect(screen.getByText("Pass")).toBeTruthy();
    expect(await screen.findByText("Waiting for Operations Expert (Government Grant)")).toBeTruthy();
  });
});

describe("asking first", () => {
  const asked = { token: "LIM>PLA", kind: "give", seat: 1, card: "LIM", partner: 0 };
  const legal = [{ token: "yes", kind: "accept", seat: 0 }, { token: "no", kind: "decline", seat: 0 }];
  const rig = () => new Rig("act", { you: [0], legal, ask: { step: "consent", arg: 0, part: "act", seats: [0], passed: [], excess: 0, asked } });

  it("says what is wanted and takes a yes", async () => {
    const one = rig();
    render(ConsentBar, { play: one.play });
    expect(screen.getByText(/wants to give you Lima/)).toBeTruthy();
    await fireEvent.click(screen.getByText("Accept"));
    expect(one.tokens).toEqual(["yes"]);
  });

  it("takes a no", async () => {
    const one = rig();
    render(ConsentBar, { play: one.play });
    await fireEvent.click(screen.getByText("Decline"));
    expect(one.tokens).toEqual(["no"]);
  });
});

describe("a step without a bar of its own", () => {
  const remove = (city: string, disease: string) => ({ token: `${city}-${disease}`, kind: "remove", seat: 0, city, disease });
  const legal = [remove("CAI", "k"), remove("CAI", "r"), remove("PAR", "b"), { token: ".", kind: "enough", seat: 0 }];
  const rig = () => {
    const one = new Rig("act", { you: [0], legal, ask: { step: "vaccinate", arg: 0, part: "act", seats: [0], passed: [], excess: 0 } });
    one.play.settle();
    return one;
  };

  it("is answered choice by choice, and on the map", async () => {
    const one = rig();
    expect([...one.play.targets]).toEqual(["CAI", "PAR"]);
    render(StepBar, { play: one.play });
    one.play.pick("CAI");
    await Promise.resolve();
    await fireEvent.click(screen.getByText("red"));
    expect(one.tokens).toEqual(["CAI-r"]);
  });

  it("has a button for enough, and stays when nothing is chosen", async () => {
    const one = rig();
    render(StepBar, { play: one.play });
    expect(one.play.back()).toBe(false);
    await fireEvent.click(screen.getByText("Enough"));
    expect(one.tokens).toEqual(["."]);
  });

  it("may offer nothing but to stop", () => {
    const one = new Rig("act", { you: [0], legal: legal.slice(3), ask: { step: "spare", arg: 0, part: "act", seats: [0], passed: [], excess: 0 } });
    one.play.settle();
    render(StepBar, { play: one.play });
    expect(screen.getByText("Enough")).toBeTruthy();
    expect(screen.queryByText("Cancel")).toBeNull();
  });
});

describe("the infection cards", () => {
  it("are shown in tiers, known cards in their order", () => {
    const layer = (...cards: string[]) => ({ cards, shuffle: 1 });
    const tiers = tiersOf({ discard: ["CAI"], removed: [], layers: [layer("PAR"), layer("LON"), layer("TOK", "SYD"), layer("DEL", "MUM")] });
    expect(tiers.map((x) => [x.kind, x.cards])).toEqual([["discard", ["CAI"]], ["known", ["PAR", "LON"]], ["layer", ["TOK", "SYD"]], ["unseen", ["DEL", "MUM"]]]);
  });
});

describe("the news", () => {
  const line = (id: string, args: Record<string, string | number> = {}) => ({ id, args });
  const entry = (seat: number | null, ...said: ReturnType<typeof line>[]) => ({ n: 0, turn: 3, seat, token: "", said });

  it("are what the cards brought since somebody acted", () => {
    const log = [entry(0, line("log-drive")), entry(0, line("log-done")), entry(null, line("log-draw", { card: "PAR" })), entry(1, line("log-pass")), entry(null, line("log-infect", { city: "CAI" }), line("log-outbreak", { city: "CAI", disease: "k", n: 1 }))];
    expect(newsOf(log)).toEqual({ drawn: ["PAR"], struck: [], infected: ["CAI"], mutated: [], outbreaks: ["CAI"], quiet: false });
    expect(newsOf([...log, entry(0, line("log-drive"))])).toBeNull();
  });

  it("counts cubes that come together as one line", () => {
    const cubes = (n: number, city = "CAI") => line("log-cubes", { city, disease: "k", n });
    expect(joined([line("log-sow", { city: "CAI" }), cubes(1), cubes(1), cubes(1, "ALG")])).toEqual([cubes(2), cubes(1, "ALG")]);
  });
});

describe("the fixtures", () => {
  it("show a game that has ended", () => expect(view("over").board.over).not.toBe(""));
});
