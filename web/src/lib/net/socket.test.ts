import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Listener, Socket } from "./socket";

class Fake {
  static OPEN = 1;
  static all: Fake[] = [];
  readyState = 0;
  said: string[] = [];
  onopen = (): void => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: (event: { code: number }) => void = () => undefined;
  constructor(readonly url: string) {
    Fake.all.push(this);
  }
  send(text: string): void {
    this.said.push(text);
  }
  close(): void {
    this.drop(1000);
  }
  open(): void {
    this.readyState = 1;
    this.onopen();
  }
  drop(code = 1006): void {
    this.readyState = 3;
    this.onclose({ code });
  }
}

const listener = { message: vi.fn<Listener["message"]>(), line: vi.fn<Listener["line"]>() };
const act = { t: "act", id: "one", n: 4, token: "CHI" } as const;
const last = (): Fake => Fake.all.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Fake);
  Fake.all = [];
  listener.line.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the socket", () => {
  it("sends what was said before it was open, and again after it was lost, with the same id", () => {
    const socket = new Socket(() => "ws://here", listener);
    socket.send(act);
    last().open();
    expect(last().said).toEqual([JSON.stringify(act)]);
    last().drop();
    expect(listener.line).toHaveBeenLastCalledWith("lost");
    vi.advanceTimersByTime(1000);
    expect(Fake.all).toHaveLength(2);
    last().open();
    expect(last().said).toEqual([JSON.stringify(act)]);
    socket.close();
  });

  it("does not send again what was answered", () => {
    const socket = new Socket(() => "ws://here", listener);
    last().open();
    socket.send(act);
    last().onmessage({ data: JSON.stringify({ t: "ack", id: "one", n: 5 }) });
    last().drop();
    vi.advanceTimersByTime(1000);
    last().open();
    expect(last().said).toEqual([]);
    socket.close();
  });

  it("waits longer each time, up to a limit", () => {
    const socket = new Socket(() => "ws://here", listener);
    for (let i = 0; i < 12; i++) {
      last().drop();
      vi.advanceTimersByTime(11_000);
      expect(Fake.all).toHaveLength(i + 2);
    }
    last().drop();
    vi.advanceTimersByTime(2000);
    expect(Fake.all).toHaveLength(13);
    socket.close();
  });

  it("does not come back to a table that is not there", () => {
    new Socket(() => "ws://here", listener);
    last().drop(4404);
    vi.advanceTimersByTime(60_000);
    expect(Fake.all).toHaveLength(1);
    expect(listener.line).toHaveBeenLastCalledWith("gone");
  });

  it("takes a long silence for a dead line", () => {
    const socket = new Socket(() => "ws://here", listener);
    last().open();
    socket.send(act);
    vi.advanceTimersByTime(80_000);
    expect(Fake.all).toHaveLength(2);
    last().open();
    expect(last().said).toEqual([JSON.stringify(act)]);
    socket.close();
  });

  it("is quiet once it is closed", () => {
    const socket = new Socket(() => "ws://here", listener);
    last().open();
    socket.close();
    vi.advanceTimersByTime(60_000);
    expect(Fake.all).toHaveLength(1);
  });
});
