import { Rig } from "../../fixtures";
import { describe, expect, it } from "vitest";

describe("driving", () => {
  it("takes one press on a ringed city", () => {
    const rig = new Rig("act");
    expect([...rig.play.targets].toSorted()).toEqual(rig.play.base("drive").map((l) => l.city!).toSorted());
    rig.play.pick("CHI");
    expect(rig.tokens).toEqual(["CHI"]);
    expect(rig.table.board?.pawns[0]).toBe("CHI");
  });

  it("lists all ways when the city's card is pressed, the free one first", () => {
    const rig = new Rig("act");
    rig.play.pick("CHI", true);
    expect(rig.tokens).toEqual([]);
    expect(rig.play.ways.map((w) => w.id)).toEqual(["drive", "airlift", "grant"]);
  });

  it("never moves on a press where the finger is wide", () => {
    const rig = new Rig("act");
    rig.play.narrow = true;
    rig.play.pick("CHI");
    expect(rig.tokens).toEqual([]);
    expect(rig.play.picked).toBe("CHI");
  });

  it("refuses a second command until the first is answered", async () => {
    const rig = new Rig("act");
    rig.play.start("drive");
    rig.play.choose("city", "CHI");
    rig.play.start("drive");
    rig.play.choose("city", "MIA");
    expect(rig.tokens).toEqual(["CHI"]);
    await rig.answer();
    rig.play.confirm();
    expect(rig.tokens).toEqual(["CHI", "MIA"]);
  });
});

describe("spending a card", () => {
  it("waits for the confirmation", () => {
    const { play, ...rig } = new Rig("act");
    play.start("direct");
    expect(play.now.open?.options.toSorted()).toEqual(["JAK", "MOS"]);
    play.choose("city", "MOS");
    expect(play.ready?.token).toBe("MOS(MOS)");
    expect(rig.sent).toEqual([]);
    play.confirm();
    expect(rig.sent).toHaveLength(1);
  });

  it("goes back one step at a time", () => {
    const { play } = new Rig("act");
    play.start("event", { event: "AIRLIFT" });
    play.choose("pawn", "2");
    play.choose("city", "TOK");
    play.back();
    expect(play.now.open?.step).toBe("city");
    play.back();
    expect(play.now.open?.step).toBe("pawn");
    play.back();
    expect(play.plan).toBeNull();
    expect(play.back()).toBe(false);
  });
});

describe("what cannot be done", () => {
  it("says why", () => {
    const { play } = new Rig("act");
    play.start("shuttle");
    expect(play.plan).toBeNull();
    expect(play.notice).toBe("There is no other research station.");
  });

  it("says that a city is not among those offered", () => {
    const { play } = new Rig("act");
    play.start("drive");
    play.pick("TOK");
    expect(play.notice).toBe("Tokyo cannot be chosen for this.");
  });
});

describe("ending the turn", () => {
  it("asks while actions are left", () => {
    const rig = new Rig("act");
    rig.play.end();
    expect(rig.tokens).toEqual([]);
    expect(rig.play.endAsked).toBe(true);
    rig.play.end(true);
    expect(rig.tokens).toEqual(["."]);
  });
});

describe("windows", () => {
  it("let go by for every own seat, one after the other", async () => {
    const rig = new Rig("window");
    const done = rig.play.pass();
    expect(rig.tokens).toEqual([".PLA"]);
    await rig.answer((v) => ({ legal: v.legal.filter((l) => l.token !== ".PLA") }));
    expect(rig.tokens).toEqual([".PLA", ".OPS"]);
    await rig.answer();
    await done;
  });

  it("are kept open when the table has changed in between", async () => {
    const rig = new Rig("window");
    const done = rig.play.pass();
    await rig.answer(() => ({ legal: [] }));
    await done;
    expect(rig.tokens).toEqual([".PLA"]);
  });
});

describe("a plan that the table has overtaken", () => {
  it("is dropped with a word", () => {
    const rig = new Rig("act");
    rig.play.start("direct");
    rig.table.take({ ...rig.table.view!, legal: [] });
    rig.play.settle();
    expect(rig.play.plan).toBeNull();
    expect(rig.play.notice).toBe("The table has changed, so this can no longer be done.");
  });
});

describe("names", () => {
  it("are roles when one person holds several seats", () => {
    expect(new Rig("act").play.who(0)).toBe("Contingency Planner");
    expect(new Rig("cure").play.who(0)).toBe("Mara");
  });
});
