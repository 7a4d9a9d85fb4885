/** The socket of a table: comes back by itself, and sends again what was not answered (the same id, so nothing is played twice). */
import type { FromClient, FromLobby, FromServer, Ping, ToLobby } from "./protocol";

export type Command = Exclude<FromClient | ToLobby, Ping>;
export type Line = "opening" | "open" | "lost" | "gone";

/** Closed by the server with this code: there is no such table, so it is no use to come back. */
const NO_TABLE = 4404;
const PING_EVERY = 25_000;
/** Silence after which the line is dead, whatever the system still thinks of it. */
const SILENCE = 60_000;
const LONGEST_WAIT = 8_000;

export interface Listener {
  message(message: FromServer | FromLobby): void;
  line(line: Line): void;
}

export class Socket {
  private open: WebSocket | null = null;
  private readonly waiting = new Map<string, Command>();
  private tries = 0;
  private heard = 0;
  private closed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pinger: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly url: () => string,
    private readonly listener: Listener,
  ) {
    this.connect();
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
  }

  send(command: Command): void {
    this.waiting.set(command.id, command);
    if (this.open?.readyState === WebSocket.OPEN) this.open.send(JSON.stringify(command));
  }

  reopen(): void {
    clearTimeout(this.timer);
    const old = this.open;
    this.connect();
    old?.close();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.pinger);
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.open?.close();
  }

  /** Somebody is back at the screen, or the network is: do not wait for the timer. */
  private readonly hurry = (): void => {
    if (this.closed || this.open || document.hidden) return;
    clearTimeout(this.timer);
    this.connect();
  };

  private connect(): void {
    const socket = new WebSocket(this.url());
    this.open = socket;
    socket.onopen = () => {
      this.tries = 0;
      this.listener.line("open");
      for (const command of this.waiting.values()) socket.send(JSON.stringify(command));
      clearInterval(this.pinger);
      this.heard = Date.now();
      this.pinger = setInterval(() => {
        if (Date.now() - this.heard > SILENCE) this.reopen();
        else socket.send(JSON.stringify({ t: "ping" }));
      }, PING_EVERY);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.open !== socket) return;
      this.heard = Date.now();
      const message = JSON.parse(event.data) as FromServer | FromLobby;
      if (message.t === "ack" || message.t === "tried" || (message.t === "no" && message.id)) this.waiting.delete(message.id!);
      this.listener.message(message);
    };
    socket.onclose = (event) => {
      if (this.open !== socket || this.closed) return;
      clearInterval(this.pinger);
      this.open = null;
      if (event.code === NO_TABLE) {
        this.closed = true;
        this.listener.line("gone");
        return;
      }
      this.listener.line("lost");
      const wait = Math.min(LONGEST_WAIT, 300 * 2 ** this.tries++);
      this.timer = setTimeout(() => this.connect(), wait * (0.7 + 0.6 * Math.random()));
    };
  }
}
