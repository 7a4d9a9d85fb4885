/** Where I am told of my turn. */
import { learn, t } from "$lib/i18n/say";
import { call } from "$lib/net/api";
import type { Notices, Tell } from "$lib/net/protocol";

await learn("notices");

/** Bytes as the web writes them. */
export function bytes(text: string): Uint8Array<ArrayBuffer> {
  const raw = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(raw, (letter) => letter.charCodeAt(0));
}

export class Told {
  now = $state.raw<Notices | null>(null);
  /** This browser takes push messages for me. */
  here = $state(false);
  readonly can = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

  async load(): Promise<void> {
    this.now = await call<Notices>("GET", "/me/notices");
    this.here = this.now.browsers > 0 && !!(await this.subscription());
  }

  async tell(change: Tell): Promise<void> {
    this.now = await call<Notices>("PATCH", "/me/notices", change);
  }

  private async subscription(): Promise<PushSubscription | null> {
    const worker = this.can ? await navigator.serviceWorker.getRegistration() : undefined;
    return (await worker?.pushManager.getSubscription()) ?? null;
  }

  /** Asks the browser for leave, which it asks the reader for, and tells the server where its messages go. */
  async subscribe(): Promise<void> {
    if ((await Notification.requestPermission()) !== "granted") throw new Error(t("ui-push-denied"));
    await navigator.serviceWorker.register("/sw.js");
    const worker = await navigator.serviceWorker.ready;
    let made: PushSubscription;
    try {
      await (await worker.pushManager.getSubscription())?.unsubscribe(); // perhaps one for another key
      made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(this.now!.push_key) });
    } catch {
      throw new Error(t("ui-push-failed"));
    }
    this.now = await call<Notices>("POST", "/me/push", made.toJSON());
    this.here = true;
  }

  async unsubscribe(): Promise<void> {
    const made = await this.subscription();
    if (made) {
      this.now = await call<Notices>("DELETE", "/me/push", { endpoint: made.endpoint });
      await made.unsubscribe();
    }
    this.here = false;
  }

  /** What a link in an e-mail is about. */
  answer(what: "confirm" | "stop", secret: string): Promise<void> {
    return call<Notices>("POST", `/mail/${what}/${encodeURIComponent(secret)}`).then((now) => void (this.now = now));
  }
}
