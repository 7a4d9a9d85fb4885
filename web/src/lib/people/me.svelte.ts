/** Who is at this browser, and the server's routes about people. */
import { choose } from "$lib/i18n/choice";
import { isLanguage } from "$lib/i18n/tongue.svelte";
import { call } from "$lib/net/api";
import type { Leaderboard, Me, Profile } from "$lib/net/protocol";
import { prefs } from "$lib/state/prefs.svelte";
import { answer, question } from "./passkey";

class Self {
  /** Nobody knows yet while it is null. */
  now = $state.raw<Me | null>(null);
  /** The box for signing in is open: what it is about first. */
  asked = $state<"" | "in" | "claim">("");

  get name(): string {
    return this.now?.name ?? "";
  }

  load = (): Promise<void> => this.change("GET", "/me");

  private async change(method: string, path: string, body?: unknown): Promise<void> {
    this.now = await call<Me>(method, path, body);
    const { language } = this.now;
    if (isLanguage(language) && !prefs.language) await choose(language, false);
  }

  claim = (name: string, password: string): Promise<void> => this.change("POST", "/me", { name, password });
  signIn = (name: string, password: string): Promise<void> => this.change("POST", "/session", { name, password });
  signOut = (): Promise<void> => this.change("DELETE", "/session");
  signOutOthers = (): Promise<void> => this.change("DELETE", "/session/others");
  rename = (name: string): Promise<void> => this.change("PATCH", "/me", { name });
  setPassword = (password: string, old: string): Promise<void> => this.change("PATCH", "/me", { password, old });
  remove = (name: string, password: string): Promise<void> => this.change("DELETE", "/me", { name, password });
  dropPasskey = (id: string): Promise<void> => this.change("DELETE", `/me/passkeys/${encodeURIComponent(id)}`);

  /** A new passkey; with a name it claims it. */
  async addPasskey(name: string, label: string): Promise<void> {
    const credential = await answer(await call("POST", "/me/passkeys/options", { name }));
    await this.change("POST", "/me/passkeys", { credential, label });
  }

  async usePasskey(): Promise<void> {
    const credential = await question(await call("POST", "/session/options"));
    await this.change("POST", "/session/passkey", { credential });
  }
}

export const me = new Self();

export const people = {
  profile: (name: string) => call<Profile>("GET", `/people/${encodeURIComponent(name)}`),
  board: (preset: string, season: string, solo: boolean, page: number) =>
    call<Leaderboard>("GET", `/leaderboards?${new URLSearchParams({ preset, season, solo: String(solo), page: String(page) }).toString()}`),
  nickname: (table: string, name: string) => call<unknown>("PATCH", `/tables/${table}/seats`, { name }),
};

export const profileOf = (name: string): string => `/p/${encodeURIComponent(name)}`;
