/* Keeps the files that a page loads, whose names change with their content; shows what the server pushes, and opens the table when the
   notice is pressed.  The page itself always comes from the server: an old one must never meet a new server.  Without a network there is
   a page that says so. */
const KEPT = "fourcures";
const MOST = 300; // files: two builds and a bit; the oldest go first

addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(clients.claim()));

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(async () => (await caches.match("/offline")) ?? Response.error()));
  else if (pathname.startsWith("/assets/")) event.respondWith(file(request));
});

async function file(request) {
  const cache = await caches.open(KEPT);
  const found = await cache.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) {
    await cache.put(request, answer.clone()).catch(() => undefined); // the disk may be full
    const files = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith("/assets/"));
    await Promise.all(files.slice(0, Math.max(0, files.length - MOST)).map((old) => cache.delete(old)));
  }
  return answer;
}

addEventListener("push", (event) => {
  const { title, text, link, tag } = event.data.json();
  event.waitUntil(registration.showNotification(title, { body: text, tag, renotify: true, icon: "/icon.svg", data: link }));
});

addEventListener("notificationclick", (event) => {
  event.notification.close();
  const there = new URL(event.notification.data, location.origin).href;
  event.waitUntil(
    clients.matchAll({ type: "window", includeUncontrolled: true }).then((open) => {
      const page = open.find((client) => client.url.split("#")[0] === there);
      return page ? page.focus() : clients.openWindow(there);
    }),
  );
});

addEventListener("pushsubscriptionchange", (event) => {
  const key = event.oldSubscription?.options.applicationServerKey;
  if (!key) return;
  event.waitUntil(
    registration.pushManager
      .subscribe({ userVisibleOnly: true, applicationServerKey: key })
      .then((fresh) => fetch("/api/me/push", { method: "POST", credentials: "same-origin", headers: { "Content-Type": "application/json" }, body: JSON.stringify(fresh) })),
  );
});
