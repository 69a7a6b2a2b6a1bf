import { findCached, keep } from "./cache-storage.ts";
import { cacheKindOf, filesOfPage } from "./cached-requests.ts";
import { cachedPageAddress, prefixIn } from "./page-address.ts";

export async function keepFiles(addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    const kind = cacheKindOf("GET", address);
    if (kind !== "files" && kind !== "pictures") continue;
    if (await findCached(kind, address)) continue;
    await keep(kind, address, await fetch(address, { priority: "low" }));
  }
}

export async function cachePage(address: string): Promise<void> {
  const kept = cachedPageAddress(address);
  if (kept === undefined) return;
  const response = await fetch(kept, { priority: "low" });
  await keep("pages", kept, response.clone());
  if (response.ok) await cacheFilesOf(kept, await response.text());
}

export function cacheFilesOf(address: string, html: string): Promise<void> {
  return keepFiles(filesOfPage(html).map((path) => new URL(path, address).href));
}

export async function cacheLastingPages(address: string): Promise<void> {
  const prefix = prefixIn(new URL(address).pathname);
  for (const path of ["/offline", "/cart"]) {
    const lasting = new URL(prefix + path, address).href;
    if (!(await findCached("pages", lasting))) await cachePage(lasting);
  }
}
