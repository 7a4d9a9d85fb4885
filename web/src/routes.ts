/** Where we are: the lobby, a table, a page about people, or nowhere.  Links to the own host do not load the page anew. */
import { writable } from "svelte/store";

export type Place = { page: "lobby" } | { page: "table" | "replay" | "deal" | "stats" | "analysis"; id: string } | { page: "profile" | "person-stats"; name: string } | { page: "boards" } | { page: "robots" } | { page: "account" } | { page: "words"; words: string } | { page: "nowhere" };

export function placeOf(path: string): Place {
  if (path === "/" || path === "/index.html") return { page: "lobby" };
  if (path === "/boards") return { page: "boards" };
  if (path === "/robots") return { page: "robots" };
  if (path === "/me") return { page: "account" };
  const person = /^\/p\/([^/]+)\/?$/.exec(path);
  if (person) return { page: "profile", name: decoded(person[1]!) };
  const stats = /^\/p\/([^/]+)\/stats\/?$/.exec(path);
  if (stats) return { page: "person-stats", name: decoded(stats[1]!) };
  const words = /^\/j\/([^/]+)\/?$/.exec(path);
  if (words) return { page: "words", words: decoded(words[1]!) };
  const look = /^\/[tw]\/([\w-]+)\/(replay|deal|stats|analysis)\/?$/.exec(path);
  if (look) return { page: look[2] as "replay" | "deal" | "stats" | "analysis", id: look[1]! };
  const table = /^\/[tw]\/([\w-]+)\/?$/.exec(path);
  return table ? { page: "table", id: table[1]! } : { page: "nowhere" };
}

/** The code of a link for watching is longer than the id of a table, and stands for it wherever somebody only looks. */
const CODE = 16;

/** The page of a table, or one about it. */
export const pathOf = (id: string, about: "" | "replay" | "deal" | "stats" | "analysis" = ""): string => `/${id.length === CODE ? "w" : "t"}/${id}${about && `/${about}`}`;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export const place = writable<Place>(placeOf(location.pathname));

/** Somewhere else; `instead`: there is no way back to where we are. */
export function go(path: string, instead = false): void {
  if (instead) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  place.set(placeOf(location.pathname));
  scrollTo(0, 0);
}

addEventListener("popstate", () => place.set(placeOf(location.pathname)));

addEventListener("click", (event) => {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.target || link.origin !== location.origin || link.hasAttribute("download") || link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  go(link.pathname + link.hash);
});
