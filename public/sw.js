/* The site's worker: it shows what happened while the player was away, and leads back. It keeps no files. */
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const to = new URL(event.notification.data?.to ?? '/', self.location.origin);
  if (to.origin !== self.location.origin) return;
  event.waitUntil(comeBack(to));
});

/** The tab that shows the address already, else any tab of the site, else a new one. */
async function comeBack(to) {
  const tabs = await self.clients.matchAll({ type: 'window' });
  const there = tabs.find((tab) => new URL(tab.url).pathname === to.pathname);
  if (there) return there.focus();
  return self.clients.openWindow(to.href);
}
