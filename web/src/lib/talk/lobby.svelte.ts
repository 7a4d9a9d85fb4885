/** The lobby as the server shows it: what people say there, and which tables are open. */
import type { FromLobby, OpenTables } from "$lib/net/protocol";
import { Socket } from "$lib/net/socket";
import { Talk } from "./talk.svelte";

export class Lobby {
  readonly talk: Talk;
  /** The tables that anybody may join. */
  tables = $state.raw<OpenTables | null>(null);
  private readonly socket: Socket;

  constructor() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.socket = new Socket(() => `${scheme}://${location.host}/api/lobby/socket`, {
      message: (message) => this.take(message as FromLobby),
      line: () => undefined,
    });
    this.talk = new Talk((command) => this.socket.send(command), "/lobby/talk");
  }

  take(message: FromLobby): void {
    if (message.t === "tables") this.tables = message;
    else if (message.t === "lines") this.talk.take(message);
    else if (message.t === "ack" || message.t === "no") this.talk.answered(message);
  }

  close(): void {
    this.socket.close();
  }
}
