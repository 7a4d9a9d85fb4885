/** What the server knows of tables that can be joined. */
import { call } from "$lib/net/api";
import type { Found, OpenTables } from "$lib/net/protocol";

export const find = (words: string): Promise<Found> => call<Found>("GET", `/words/${encodeURIComponent(words)}`);

/** Afterwards they come over the lobby's socket. */
export const openTables = (): Promise<OpenTables> => call<OpenTables>("GET", "/lobby");
