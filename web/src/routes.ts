/** Where we are: the lobby, a table, or nowhere.  Links to the own host do not load the page anew. */
import { writable } from "svelte/store";

export type Place = { page: "lobby" } | { page: "table"; id: string } | { page: "nowhere" };

export function placeOf(path: string): Place {
  if (path === "/" || path === "/index.html") return { page: "lobby" };
  const table = /^\/t\/([\w-]+)\/?$/.exec(path);
  return table ? { page: "table", id: table[1]! } : { page: "nowhere" };
}

export const place = writable<Place>(placeOf(location.pathname));

export function go(path: string): void {
  history.pushState(null, "", path);
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
