import { describe, expect, it } from "vitest";
import { BEHIND, type Clock, Queue, type Shown, TOO_FAR } from "./queue";

/** Time that goes on only when it is told to. */
class Watch implements Clock {
  now = 0;
  private calls: { at: number; call: () => void }[] = [];

  after(ms: number, call: () => void): () => void {
    const one = { at: this.now + ms, call };
    this.calls.push(one);
    return () => (this.calls = this.calls.filter((other) => other !== one));
  }

  pass(ms: number): void {
    const end = this.now + ms;
    for (;;) {
      const [one] = this.calls.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
      if (!one) break;
      this.calls = this.calls.filter((other) => other !== one);
      this.now = one.at;
      one.call();
    }
    this.now = end;
  }
}

interface Note extends Shown {
  name: string;
}
const note = (name: string, lasts: number, lands = 0): Note => ({ name, lasts, lands });

function start() {
  const watch = new Watch();
  const seen: string[] = [];
  const say = (what: string): void => void seen.push(`${Math.round(watch.now)} ${what}`);
  const queue = new Queue<Note>({ begin: ({ name }) => say(`begins ${name}`), land: ({ name }) => say(`lands ${name}`), rest: () => say("rest") }, watch);
  return { watch, seen, queue };
}

describe("the presentation queue", () => {
  it("shows one thing after the other, each for its time, and then rests", () => {
    const { watch, seen, queue } = start();
    queue.push([note("card", 300), note("cube", 450, 200)]);
    expect(queue.busy).toBe(true);
    watch.pass(10_000);
    expect(seen).toEqual(["0 begins card", "0 lands card", "300 begins cube", "500 lands cube", "750 rest"]);
    expect(queue.busy).toBe(false);
  });

  it("takes what comes in meanwhile last", () => {
    const { watch, seen, queue } = start();
    queue.push([note("one", 300)]);
    watch.pass(100);
    queue.push([note("two", 300)]);
    watch.pass(10_000);
    expect(seen.filter((line) => line.includes("begins"))).toEqual(["0 begins one", "300 begins two"]);
  });

  it("does at once what needs no time", () => {
    const { seen, queue } = start();
    queue.push([note("end of turn", 0)]);
    expect(seen).toEqual(["0 lands end of turn", "0 rest"]);
    expect(queue.busy).toBe(false);
  });

  it("runs twice as fast when asked to", () => {
    const { watch, seen, queue } = start();
    queue.push([note("cube", 400, 200)], 2);
    watch.pass(10_000);
    expect(seen).toEqual(["0 begins cube", "100 lands cube", "200 rest"]);
  });

  it("runs at double speed while it is too far behind, and at its own when it is not", () => {
    const { watch, seen, queue } = start();
    const long = BEHIND / 2;
    queue.push([note("a", long), note("b", long), note("c", long)]);
    watch.pass(60_000);
    expect(seen.filter((line) => line.includes("begins"))).toEqual(["0 begins a", `${long / 2} begins b`, `${long / 2 + long} begins c`]);
    expect(seen.at(-1)).toBe(`${long / 2 + 2 * long} rest`);
  });

  it("leaves out the beginning of what would take far too long, but not what it changed", () => {
    const { seen, queue } = start();
    queue.push([note("old", TOO_FAR), note("new", 500)]);
    expect(seen).toEqual(["0 lands old", "0 begins new", "0 lands new"]);
  });

  it("is over at once when it is skipped, and nothing comes of it later", () => {
    const { watch, seen, queue } = start();
    queue.push([note("a", 300, 100), note("b", 300)]);
    queue.skip();
    watch.pass(10_000);
    expect(seen).toEqual(["0 begins a", "0 rest"]);
    queue.skip();
    expect(seen).toHaveLength(2);
    queue.push([note("c", 100)]);
    watch.pass(10_000);
    expect(seen.slice(2).map((line) => line.replace(/^\d+ /, ""))).toEqual(["begins c", "lands c", "rest"]);
  });
});
