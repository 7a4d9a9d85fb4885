/* Shows what the server pushes, and opens the table when the notice is pressed.  Nothing is kept for times without a network. */
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
