/** For a shop that has switched it off: clears its predecessor's caches and unregisters. Open pages are unaffected. */
export const lastWorker = `addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(leave()));
async function leave() {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
}
`;
