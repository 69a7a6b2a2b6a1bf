import { expect, type Page } from "@playwright/test";
import { test } from "./shop-test.ts";

/** The console's messages when there is no network. */
const ofNetwork =
  /net::ERR_|dynamically imported module|Error loading route module|was preloaded using link preload/;

/** For a file of journeys that lose the network and keep their service worker. */
export function allowOffline(): void {
  test.use({ serviceWorkers: "allow" });
  test.afterEach(({ complaints }) => {
    complaints.splice(0, complaints.length, ...complaints.filter((complaint) => !ofNetwork.test(complaint)));
  });
}

export async function see(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
  await untilCached(page, new URL(page.url()).pathname);
}

type Kept = { cacheName: string; address: string; text: string };

/** All cached responses: the cache's name, the address without origin, and the bytes as text. */
export function cachedAnswers(page: Page): Promise<Kept[]> {
  return page.evaluate(async () => {
    const kept: Kept[] = [];
    for (const cacheName of await caches.keys()) {
      const cache = await caches.open(cacheName);
      for (const request of await cache.keys()) {
        const text = (await (await cache.match(request))?.text()) ?? "";
        kept.push({ cacheName, address: request.url.slice(location.origin.length), text });
      }
    }
    return kept;
  });
}

/** Waits until a page is cached, which happens when the browser is idle. */
export async function untilCached(page: Page, path: string): Promise<void> {
  const kept = () => page.evaluate(async (address) => (await caches.match(address)) !== undefined, path);
  await expect.poll(kept, { timeout: 30_000, message: `${path} is kept` }).toBe(true);
}
