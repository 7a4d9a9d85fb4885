import { Rig, view } from "../../fixtures";
import { describe, expect, it, vi } from "vitest";

describe("the table", () => {
  it("shows a moved pawn at once and takes it back when it is refused", () => {
    const rig = new Rig("act");
    const drive = rig.table.view!.legal.find((l) => l.token === "CHI")!;
    void rig.table.act(drive);
    expect(rig.table.ghost).toEqual({ seat: 0, city: "CHI" });
    expect(rig.table.board!.pawns).toEqual(["CHI", "ATL", "ATL"]);
    rig.table.take({ t: "no", id: rig.sent[0]!.id, why: { id: "act-late" } });
    expect(rig.table.board!.pawns).toEqual(["ATL", "ATL", "ATL"]);
    expect(rig.table.refusal).toBe("The table changed before this arrived; look at it again.");
    expect(rig.table.busy).toBe(false);
  });

  it("counts a command as done when it is in the log and on the screen", async () => {
    const rig = new Rig("act");
    let done = false;
    void rig.table.act(rig.table.view!.legal[0]!).then((took) => (done = took));
    rig.table.take({ t: "ack", id: rig.sent[0]!.id, n: rig.table.view!.n + 1 });
    await Promise.resolve();
    expect(done).toBe(false);
    rig.table.take({ ...rig.table.view!, n: rig.table.view!.n + 1, since: rig.table.view!.n, log: [] });
    await Promise.resolve();
    expect(done).toBe(true);
  });

  it("cuts the log back where something was taken back", () => {
    const rig = new Rig("act");
    const { n } = rig.table.view!;
    const entry = { n, turn: 1, seat: 0, token: "CHI", said: [] };
    rig.table.take({ ...rig.table.view!, n: n + 1, since: n, log: [entry] });
    expect(rig.table.log.at(-1)?.token).toBe("CHI");
    rig.table.take({ ...rig.table.view!, n, since: n, log: [] });
    expect(rig.table.log).toHaveLength(n);
  });

  it("waits for what its modules say, and then takes everything in the order in which it came", async () => {
    vi.resetModules();
    const { Table } = await import("./table.svelte");
    const { has, speak } = await import("$lib/i18n/say");
    await speak("en");
    const table = new Table("harbourtab", () => ({ send: () => undefined, close: () => undefined, reopen: () => undefined }));
    const first = view("act", { log: [{ n: 1, turn: 0, seat: null, token: "", said: [] }], since: 0, n: 1 });
    first.board.rules = "base+brink/4";
    table.take(first);
    table.take({ ...first, n: 2, since: 1, log: [{ n: 2, turn: 1, seat: 0, token: "CHI", said: [] }] });
    table.take({ t: "no", id: null, why: { id: "act-late" } });
    expect([table.view, table.refusal, has("name-EPL")]).toEqual([null, "", false]);
    await vi.waitFor(() => expect(table.view).not.toBeNull());
    expect([table.view!.n, table.log.map((entry) => entry.n), has("name-EPL")]).toEqual([2, [1, 2], true]);
    expect(table.refusal).toContain("The table changed");
  });
});
