import type { Page } from "@playwright/test";
import { launchChromium } from "../../e2e/support/launch-chromium.ts";

/** Pages of which the tab has loaded nothing: their scripts are of the build that it was opened with. */
const elsewhere = ["Order Track", "About Us", "Contact Us", "Privacy Policy"];

/** A tab with the first page of the shop, its service worker at work. */
export async function openTab(origin: string): Promise<{
  /**
   * Opens further pages in it by their links, then loads the shop again. Returns the failures and the state of its
   * service worker.
   */
  goOn(): Promise<{ failures: string[]; worker: string[] }>;
  close(): Promise<void>;
}> {
  const browser = await launchChromium();
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(origin);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
  const oldCaches = await cacheNames(page);
  const failures: string[] = [];
  page.on("response", (response) => {
    if (response.status() >= 400) failures.push(`The tab: ${response.url()}: ${response.status()}`);
  });
  page.on("requestfailed", (request) =>
    failures.push(`The tab: ${request.url()}: ${request.failure()?.errorText}`),
  );
  page.on("pageerror", (error) => failures.push(`The tab: ${error}`));

  const goOn = async () => {
    for (const name of elsewhere) {
      await page.getByRole("link", { name }).first().click();
      await page.getByRole("heading", { level: 1 }).waitFor();
      await page.waitForLoadState("networkidle");
    }
    const worker: string[] = [];
    if ((await page.locator("html[data-build=next]").count()) === 0)
      worker.push("The tab was of the old build until the end.");
    const updated = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration?.update();
      return registration !== undefined;
    });
    await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration())?.waiting);
    await page.close();
    // How soon the browser sees that no tab is of the old build is its own matter.
    for (const wait of [500, 2_000, 4_000, 8_000]) {
      await new Promise((resolve) => setTimeout(resolve, wait));
      const again = await context.newPage();
      await again.goto(origin);
      await again.locator("html[data-build=next]").waitFor({ state: "attached" });
      const names = await cacheNames(again);
      await again.close();
      if (!updated || oldCaches.some((name) => names.includes(name))) continue;
      worker.push("The next one is of the new build, and so is its service worker.");
      break;
    }
    return { failures, worker };
  };
  return { goOn, close: () => browser.close() };
}

/** Of the caches that belong to one build. */
function cacheNames(page: Page): Promise<string[]> {
  return page.evaluate(async () => (await caches.keys()).filter((name) => /^(pages|files)-/.test(name)));
}
