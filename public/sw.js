/* The site's worker: it shows what happened while the player was away, and leads back. It keeps no files. */
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const to = new URL(event.notification.data?.to ?? '/', self.location.origin);
  if (to.origin !== self.location.origin) return;
  event.waitUntil(comeBack(to));
});

/** Shows the address in the tab that has it already, else in any open tab of the site; opens a new one only where there is none. */
async function comeBack(to) {
  const tabs = await self.clients.matchAll({ type: 'window' });
  const there = tabs.find((tab) => new URL(tab.url).pathname === to.pathname);
  // It keeps what is open on top of the page.
  if (there) return there.focus();
  const [tab] = tabs;
  if (!tab) return self.clients.openWindow(to.href);
  await tab.focus();
  return tab.navigate(to.href);
}
