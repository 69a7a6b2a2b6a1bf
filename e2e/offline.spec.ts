import type { BrowserContext, Page } from "@playwright/test";
import { allowOffline, keptAddresses, workerRuns } from "./support/service-worker.ts";
import { expect, test } from "./support/shop-test.ts";
import { choose } from "./support/shopper.ts";

allowOffline();

const product = "/selectedItem/mall-road-v-neck-set";

/** Opens a page and waits until the worker has kept it. */
async function see(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await workerRuns(page);
  await expect.poll(() => keptAddresses(page, /^pages-/)).toContain(path);
}

async function loseNetwork(context: BrowserContext): Promise<void> {
  await context.setOffline(true);
}

test("a product that was seen and the cart open without network @once", async ({ page, context }) => {
  await see(page, product);
  await loseNetwork(context);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mall Road V-Neck Set");
  await expect(page.getByText("You are offline.")).toBeVisible();
  const picture = page.getByRole("main").locator("img").first();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  // Its style and its script are there too: it looks like the shop, and puts a piece into the cart.
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(246, 244, 239)");
  await choose(page, "Color", "Teal");
  await choose(page, "Size", "L");
  await page.getByRole("button", { name: "Buy Now" }).first().click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole("heading", { name: "Mall Road V-Neck Set" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Mall Road V-Neck Set" })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText("You are offline.")).toBeHidden();
});
