import type { Line } from "$lib/net/protocol";
import { prefs } from "$lib/state/prefs.svelte";
import { describe, expect, it } from "vitest";
import { command } from "./room";
import { calls, Talk } from "./talk.svelte";

const line = (id: number, body: string, more: Partial<Line> = {}): Line => ({ id, at: 0, channel: "table", n: 0, turn: 1, seat: 0, name: "Bo", kind: "text", body, ...more });

describe("talk", () => {
  it("keeps lines in order, and takes one that comes again in its place", () => {
    const talk = new Talk(() => undefined, "/nowhere");
    talk.take({ t: "lines", fresh: true, earlier: true, lines: [line(1, "one"), line(2, "two")] });
    talk.take({ t: "lines", lines: [line(3, "three")] });
    talk.take({ t: "lines", lines: [line(1, "one", { reactions: [{ sign: "yes", names: ["Ann"] }] })] });
    expect(talk.lines.map((one) => one.body)).toEqual(["one", "two", "three"]);
    expect(talk.lines[0]!.reactions).toHaveLength(1);
    expect(talk.earlier).toBe(true);
    talk.take({ t: "lines", fresh: true, lines: [line(2, "two")] });
    expect([talk.lines.length, talk.earlier]).toEqual([1, false]);
  });

  it("counts what is new, and says when this reader is called", () => {
    const talk = new Talk(() => undefined, "/counts");
    talk.names = ["Ann"];
    talk.take({ t: "lines", fresh: true, lines: [line(1, "@Ann, from before")] });
    expect([talk.unread, talk.called]).toEqual([0, false]);
    talk.take({ t: "lines", lines: [line(2, "mine", { mine: true }), line(3, "to all")] });
    expect([talk.unread, talk.called]).toEqual([1, false]);
    talk.take({ t: "lines", lines: [line(4, "@ann!")] });
    expect([talk.unread, talk.called]).toEqual([2, true]);
    talk.read();
    expect(talk.unread).toBe(0);
    prefs.watchers = false;
    talk.take({ t: "lines", lines: [line(5, "psst @Ann", { channel: "watch" })] });
    expect([talk.unread, talk.rows.length]).toEqual([0, 4]);
    prefs.watchers = true;
    expect(talk.unread).toBe(1);
    const tomorrow = new Talk(() => undefined, "/counts");
    tomorrow.take({ t: "lines", fresh: true, lines: [line(4, "@ann!"), line(5, "psst"), line(6, "while you were away")] });
    expect(tomorrow.unread).toBe(2);
  });

  it("sends a line with an id, and says why it was not taken", async () => {
    const sent: { id: string }[] = [];
    const talk = new Talk((message) => void sent.push(message), "/nowhere");
    const said = talk.say("hello");
    expect(talk.answered({ t: "no", id: sent[0]!.id, why: { id: "act-late" } })).toBe(true);
    expect(await said).toBe(false);
    expect(talk.refusal).toBe("The table changed before this arrived; look at it again.");
    const again = talk.say("hello");
    expect(sent[1]!.id).not.toBe(sent[0]!.id);
    expect(talk.answered({ t: "ack", id: sent[1]!.id, n: 0 })).toBe(true);
    expect(await again).toBe(true);
    expect([talk.refusal, talk.answered({ t: "ack", id: "of another part", n: 0 })]).toEqual(["", false]);
  });

  it("knows commands and names that are called", () => {
    expect(command("/Roll  20 ")).toEqual(["roll", "20"]);
    expect([command("/"), command("no /roll")]).toEqual([null, null]);
    expect([calls("hey @Bo Two!", "Bo Two"), calls("@bob", "Bo"), calls("me@Bo", "Bo"), calls("@", "")]).toEqual([true, false, true, false]);
  });
});
