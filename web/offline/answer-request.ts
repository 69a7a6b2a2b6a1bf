import { cacheFilesOf, cacheLastingPages } from "./cache-page.ts";
import { findCached, keep } from "./cache-storage.ts";
import { answerAddress, type CacheKind } from "./cached-requests.ts";
import { cachedPageAddress, prefixIn } from "./page-address.ts";

/** Milliseconds before the cached response replaces a missing one. */
const timeout = 8_000;

type Kept = () => Promise<Response | undefined>;

/** The network's response; on failure or timeout the cached one. Fails if there is neither. */
function freshOrCached(fresh: Promise<Response>, kept: Kept): Promise<Response> {
  const afterFailure = fresh.catch(async (error: unknown) => {
    const found = await kept();
    if (found) return found;
    throw error;
  });
  const afterTimeout = new Promise((resolve) => setTimeout(resolve, timeout)).then(
    async () => (await kept()) ?? afterFailure,
  );
  return Promise.race([afterFailure, afterTimeout]);
}

export async function answerNavigation(event: FetchEvent): Promise<Response> {
  const { url } = event.request;
  const address = cachedPageAddress(url);
  const fresh = Promise.resolve<Response | undefined>(event.preloadResponse).then(
    (preloaded) => preloaded ?? fetch(event.request),
  );
  if (address === undefined) return fresh.catch(() => leadToOfflinePage(url));
  event.waitUntil(fresh.then((response) => cacheSeen(address, response.clone())).catch(() => undefined));
  return freshOrCached(fresh, () => findCached("pages", address)).catch(() => leadToOfflinePage(url));
}

async function cacheSeen(address: string, response: Response): Promise<void> {
  const copy = response.clone();
  await keep("pages", address, response);
  if (!copy.ok) return;
  await cacheFilesOf(address, await copy.text());
  await cacheLastingPages(address);
}

/** A redirect, because a page's script runs the page of its address. */
async function leadToOfflinePage(url: string): Promise<Response> {
  const { pathname, search, origin } = new URL(url);
  const paths = [`${prefixIn(pathname)}/offline`, "/offline"];
  for (const path of paths) {
    const address = new URL(path, origin);
    if (!(await findCached("pages", address.href))) continue;
    address.searchParams.set("page", pathname + search);
    return Response.redirect(address.href);
  }
  return Response.error();
}

/** Files and pictures are immutable: the cached one is right without a request. */
export async function answerFile(event: FetchEvent, kind: CacheKind): Promise<Response> {
  const { request } = event;
  const kept = await findCached(kind, request.url);
  if (kept) return kept;
  const response = await fetch(request);
  event.waitUntil(keep(kind, request.url, response.clone()));
  return response;
}

export async function answerCall(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const address = answerAddress(request.url, request.method === "GET" ? "" : await request.clone().text());
  const fresh = fetch(request);
  event.waitUntil(
    fresh.then((response) => keep("answers", address, response.clone())).catch(() => undefined),
  );
  return freshOrCached(fresh, () => findCached("answers", address));
}
