import type { Page } from "@playwright/test";
import { test } from "./shop-test.ts";

/** For a file of journeys that lose the network: what then fails in the console is what they are about. */
export function allowOffline(): void {
  test.use({ serviceWorkers: "allow" });
  test.beforeEach(({ complaints }) => {
    complaints.push = () => 0;
  });
}

/** Waits until the page is in the hands of the service worker. */
export async function workerRuns(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
}

/** The addresses, without origin, that this browser keeps on the shelves of a name. */
export function keptAddresses(page: Page, shelves = /./): Promise<string[]> {
  return page.evaluate(async (pattern) => {
    const kept: string[] = [];
    for (const name of await caches.keys()) {
      if (!new RegExp(pattern).test(name)) continue;
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) kept.push(url.slice(location.origin.length));
    }
    return kept;
  }, shelves.source);
}
