import { answerCall, answerFile, answerNavigation } from "./answer-request.ts";
import { cacheLastingPages, cachePage, keepFiles } from "./cache-page.ts";
import { deleteOldCaches } from "./cache-storage.ts";
import { cacheKindOf } from "./cached-requests.ts";

/**
 * Caches visited pages and the cart for offline use (docs/decisions/014-service-worker.md). A new build's worker takes
 * over once no tab shows a page of the old one, so no page gets another build's files.
 */
declare const self: ServiceWorkerGlobalScope;

type SeenPage = { page: string; files: string[] };

function isSeenPage(message: unknown): message is SeenPage {
  return (
    typeof message === "object" &&
    message !== null &&
    "page" in message &&
    typeof message.page === "string" &&
    "files" in message &&
    Array.isArray(message.files) &&
    message.files.every((file) => typeof file === "string")
  );
}

function isOwn(address: string): boolean {
  return URL.canParse(address) && new URL(address).origin === self.location.origin;
}

async function install(): Promise<void> {
  const open = await self.clients.matchAll({ includeUncontrolled: true, type: "window" });
  for (const { url } of [{ url: self.location.origin }, ...open]) await cacheLastingPages(url);
}

async function activate(): Promise<void> {
  await deleteOldCaches();
  // Requests the page while the worker starts.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

async function cacheSeenPage({ page, files }: SeenPage): Promise<void> {
  if (isOwn(page)) await cachePage(page);
  await keepFiles(files.filter(isOwn));
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));

self.addEventListener("message", (event) => {
  // Offline there is nothing to cache; the next visit sends it again.
  if (isSeenPage(event.data)) event.waitUntil(cacheSeenPage(event.data).catch(() => undefined));
});

self.addEventListener("fetch", (event) => {
  const { method, url, mode } = event.request;
  if (!isOwn(url)) return;
  if (mode === "navigate") {
    if (method === "GET") event.respondWith(answerNavigation(event));
    return;
  }
  const kind = cacheKindOf(method, url);
  if (kind === "answers") event.respondWith(answerCall(event));
  else if (kind === "files" || kind === "pictures") event.respondWith(answerFile(event, kind));
});
