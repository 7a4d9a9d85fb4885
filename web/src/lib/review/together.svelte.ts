/** A review together: one leads, others follow, or roam and come back. */
import { said } from "$lib/i18n";
import type { FromServer, Led } from "$lib/net/protocol";
import { Socket } from "$lib/net/socket";
import type { Past } from "$lib/replay/past.svelte";

/** So often at most the others are told where the leader is. */
const PAUSE = 250;

export class Together {
  led = $state.raw<Led>({ t: "led", on: false });
  /** This page goes along with the leader. */
  following = $state(true);
  trouble = $state("");

  private readonly socket: Socket;
  private moving = true; // until the game is here
  private presses = 0;
  private sent = "";
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly past: Past) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.socket = new Socket(() => `${scheme}://${location.host}/api/tables/${past.id}/socket`, { message: (message) => this.take(message as FromServer), line: () => undefined });
  }

  private take(message: FromServer): void {
    if (message.t === "no") this.trouble = said(message.why);
    if (message.t === "view") this.past.grown(message.since, message.since + message.log.length);
    if (message.t !== "led") return;
    if (!this.led.on) this.following = true;
    this.led = message;
    void this.follow();
  }

  /** The game is here, at the place that was asked for: now others may lead from it. */
  begin(): void {
    this.moving = false;
    void this.follow();
  }

  /** To where the leader is. */
  private async follow(): Promise<void> {
    const aim = this.led;
    const { on, mine, line = 0, at = 1 } = aim;
    if (!on || mine || !this.following || this.moving) return;
    this.moving = true;
    try {
      if (line !== this.past.line && line) await this.past.look();
      await this.past.goTo(line, at, line > 0 || at > this.past.log.length);
    } catch (error) {
      this.trouble = (error as Error).message;
    }
    this.moving = false;
    if (this.led !== aim) void this.follow(); // the leader has gone on meanwhile
  }

  private get there(): boolean {
    return (this.led.line ?? 0) === this.past.line && (this.led.at ?? 1) === this.past.at;
  }

  /** This page has gone somewhere: whoever leads takes the others along, whoever follows roams from now on. */
  moved(): void {
    if (this.led.on && this.led.mine) this.timer ??= setTimeout(() => this.tell(true), PAUSE);
    else if (this.led.on && !this.moving && !this.there) this.following = false;
  }

  /** Follows again. */
  rejoin(): void {
    this.following = true;
    void this.follow();
  }

  lead(on: boolean): void {
    this.trouble = "";
    this.sent = "";
    this.tell(on);
  }

  private tell(on: boolean): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const { line, at } = this.past;
    if (on && this.sent === `${line}:${at}`) return;
    this.sent = on ? `${line}:${at}` : "";
    this.socket.send({ t: "lead", id: `lead-${Date.now()}-${++this.presses}`, on, line, at });
  }

  close(): void {
    clearTimeout(this.timer);
    this.socket.close();
  }
}
