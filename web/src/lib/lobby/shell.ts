/** The page can be installed: a worker keeps its files, and says in the reader's words when there is no network. */
import { t } from "$lib/i18n/say";
import "$lib/table/look";

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

function offline(): Response {
  const { lang, dataset } = document.documentElement;
  const [sea, ink] = dataset["theme"] === "dark" ? ["#101e26", "#e9f0f1"] : ["#d9e6e7", "#1c2b31"];
  const page = `<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="5"><title>Fourcures</title>
<body style="margin:0;min-height:100vh;display:grid;place-content:center;padding:24px;text-align:center;font:500 17px/1.4 system-ui,sans-serif;background:${sea};color:${ink}">
<p style="max-width:22em">${escaped(t("ui-offline"))}</p></body></html>`;
  return new Response(page, { headers: { "content-type": "text/html; charset=utf-8" } });
}

export async function install(): Promise<void> {
  if (!("serviceWorker" in navigator) || !("caches" in window)) return;
  try {
    await navigator.serviceWorker.register("/sw.js");
    await (await caches.open("fourcures")).put("/offline", offline());
  } catch {
    // A private window, or no room: it works without.
  }
}
