import { lastWorker } from "#server/pages/offline/last-worker.ts";
import { allowOffline, cachedAnswers, see } from "./support/service-worker.ts";
import { openProxy, type ShopProxy } from "./support/shop-proxy.ts";
import { expect, test } from "./support/shop-test.ts";

allowOffline();

/** Milliseconds in which no page is open: only then can a browser see that the old build is used no more. */
const pausesBetweenPages = [500, 2_000, 4_000, 8_000];

let proxy: ShopProxy;
test.beforeEach(async ({ baseURL }) => {
  proxy = await openProxy(baseURL ?? "");
});
test.afterEach(() => proxy.close());

test("the setting that turns it off removes the worker and its caches @once", async ({ page }) => {
  await page.goto(`${proxy.origin}/`);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
  await expect.poll(async () => (await cachedAnswers(page)).length).toBeGreaterThan(0);
  proxy.changeWorker(() => lastWorker);
  await page.reload();
  await expect.poll(() => cachedAnswers(page)).toEqual([]);
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a new build takes over when no page of the old one is open, and deletes its caches @once", async ({
  page,
  context,
}) => {
  await see(page, `${proxy.origin}/about`);
  const [old] = (await cachedAnswers(page))
    .map(({ cacheName }) => /^pages-(.+)/.exec(cacheName)?.[1])
    .filter(Boolean);
  expect(old).toMatch(/^[\da-f]{12}$/);
  proxy.changeWorker((script) => script.replaceAll(old ?? "", "another"));
  await page.reload();
  await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration())?.waiting);
  const cacheNames = async () => new Set((await cachedAnswers(page)).map(({ cacheName }) => cacheName));
  expect(await cacheNames()).toContain(`pages-${old}`);
  // The last page of the old build is closed; how soon the browser notices is its own matter.
  await page.close();
  await expect(async () => {
    const next = await context.newPage();
    try {
      await next.goto(`${proxy.origin}/about`);
      const kept = (await cachedAnswers(next)).map(({ cacheName, address }) => `${cacheName} ${address}`);
      expect(kept).toContain("pages-another /cart");
      expect(kept.filter((each) => each.startsWith(`pages-${old}`))).toEqual([]);
    } finally {
      await next.close();
    }
  }).toPass({ intervals: pausesBetweenPages });
});
