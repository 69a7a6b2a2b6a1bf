/** For a shop that wants none any more: clears what the one before has kept, and goes. Pages that are open stay as they are. */
export const lastWorker = `addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(leave()));
async function leave() {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
}
`;
