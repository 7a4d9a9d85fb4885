/** The open tables, asked for again and again while somebody looks. */
import { call } from "$lib/net/api";
import type { Found, OpenTables } from "$lib/net/protocol";

const PAUSE = 4000; // milliseconds between two askings

export const find = (words: string): Promise<Found> => call<Found>("GET", `/words/${encodeURIComponent(words)}`);

export class Listing {
  now = $state.raw<OpenTables | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private gone = false;

  constructor() {
    void this.ask();
  }

  private async ask(): Promise<void> {
    if (document.visibilityState === "visible") {
      try {
        this.now = await call<OpenTables>("GET", "/lobby");
      } catch {
        // The next asking may have more luck; what is shown stays.
      }
    }
    if (!this.gone) this.timer = setTimeout(() => void this.ask(), PAUSE);
  }

  close(): void {
    this.gone = true;
    clearTimeout(this.timer);
  }
}
