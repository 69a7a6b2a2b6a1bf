import { globSync, readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { watchPageWeight } from "../bench/page-weight.ts";
import { sampleCart } from "../bench/sample-cart.ts";
import { expectNoBarriers } from "./support/accessibility.ts";
import { allPages, wideLayouts } from "./support/all-pages.ts";
import { expectNoLayoutShift, watchLayoutShifts } from "./support/layout-shifts.ts";
import { expectNothingLost } from "./support/nothing-lost.ts";
import { scriptBudget } from "./support/script-budget.ts";
import { expect, test } from "./support/shop-test.ts";
import { expectWording } from "./support/to-the-letter.ts";
import { wordings } from "./support/wordings.ts";

/** Bytes, compressed as sent. */
const fonts = 70_000;

async function haveCart(page: Page, cart: string): Promise<void> {
  await page.addInitScript((stored) => localStorage.setItem("cart", stored), cart);
}

for (const path of allPages) {
  const screens = wideLayouts.includes(path) ? "" : " @phone";
  test(`${path} says what it has to say, loads within its budget, without a complaint, a shift or a barrier, and loses nothing on a narrow one${screens}`, async ({
    page,
    baseURL,
    isMobile,
  }) => {
    await watchLayoutShifts(page);
    const weightOf = await watchPageWeight(page);
    // With an empty cart, the checkout leads elsewhere.
    if (path === "/checkout") await haveCart(page, await sampleCart(baseURL ?? ""));
    const answer = await page.goto(path, { waitUntil: "networkidle" });
    // The files of a visit before the shopper does anything.
    const { Script, Font } = weightOf(path);
    // Resources that paint the page are requested before the page is read; code that is loaded later adds its own by
    // whole address.
    const sheets = await page.locator("link[rel=stylesheet][href^='/']").all();
    const addresses = await Promise.all(sheets.map((sheet) => sheet.getAttribute("href")));
    expect(answer?.headers().link).toBe(
      addresses.map((address) => `<${address}>; rel=preload; as=style`).join(", "),
    );
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    // The filters of a narrow screen are in a sheet.
    const opener = page.locator("main").getByRole("button", { name: /^Filter/ });
    const hasSheet = isMobile && (await opener.isVisible());
    if (hasSheet) await opener.click();
    await expectWording(page.locator("body"), wordings[path] ?? []);
    await expectNoBarriers(page);
    if (hasSheet) {
      await page.keyboard.press("Escape");
      await expectNoBarriers(page);
    }
    await page.waitForLoadState("networkidle");
    await expectNoLayoutShift(page);
    // The network that is slow is that of a phone. A page from a cache would weigh nothing.
    if (isMobile) {
      expect.soft(Script, "bytes of JavaScript").toBeLessThanOrEqual(scriptBudget(path));
      expect.soft(Font, "bytes of fonts").toBeLessThanOrEqual(fonts);
      // The page of maintenance comes without scripts.
      expect(path === "/maintenance" ? Font : Math.min(Script, Font)).toBeGreaterThan(10_000);
      await expectNothingLost(page);
    }
  });
}

test.describe("an address that is no page", () => {
  test.use({ refusals: ["404 /no/such/page"] });

  test("says so with status 404 and leads back @once", async ({ page }) => {
    const response = await page.goto("/no/such/page");
    expect(response?.status()).toBe(404);
    await expectWording(page.locator("main"), ["Something's missing.", "Navigate Back", "Back to Homepage"]);
    await page.getByRole("link", { name: /home/i }).first().click();
    await expect(page).toHaveURL(/\/$/);
  });
});

test.describe("a product that is not there", () => {
  test.use({ refusals: ["404 /selectedItem/no-such-set"] });

  test("is a page with status 404 @once", async ({ page }) => {
    const response = await page.goto("/selectedItem/no-such-set");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("link").first()).toBeVisible();
  });
});

test("Node stores the server's programs with one byte a character @once", () => {
  const files = ["dist/server/**/*.js", "dist/*/server/**/*.js"].flatMap((pattern) => globSync(pattern));
  expect(files.length).toBeGreaterThan(10);
  const programs = files.map((file) => ({ file, text: readFileSync(file, "utf8") }));
  expect(programs.filter(({ text }) => /[^\0-\xff]/.test(text)).map(({ file }) => file)).toEqual([]);
});
