import { expectNoBarriers } from "./support/accessibility.ts";
import { allPages, wideLayouts } from "./support/all-pages.ts";
import { expect, test } from "./support/shop-test.ts";

declare global {
  interface Window {
    layoutShifts: number[];
  }
}

for (const path of allPages) {
  const screens = wideLayouts.includes(path) ? "" : " @phone";
  test(`${path} loads without a complaint, a shift or a barrier, and fits a narrow screen${screens}`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.layoutShifts = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if ("value" in entry && "hadRecentInput" in entry && !entry.hadRecentInput) {
            window.layoutShifts.push(Number(entry.value));
          }
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(path, { waitUntil: "networkidle" });
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    expect(await page.evaluate(() => window.layoutShifts.reduce((sum, shift) => sum + shift, 0))).toBe(0);

    await expectNoBarriers(page);

    await page.setViewportSize({ width: 360, height: 740 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
}

test.describe("an address that is no page", () => {
  test.use({ refusals: ["404 /no/such/page"] });

  test("says so with status 404 and leads back", async ({ page }) => {
    const response = await page.goto("/no/such/page");
    expect(response?.status()).toBe(404);
    await expect(page.getByText("Something's missing.")).toBeVisible();
    await expect(page.getByText("Navigate Back")).toBeVisible();
    await page.getByRole("link", { name: /home/i }).first().click();
    await expect(page).toHaveURL(/\/$/);
  });
});

test.describe("a product that is not there", () => {
  test.use({ refusals: ["404 /selectedItem/no-such-set"] });

  test("is a page with status 404", async ({ page }) => {
    const response = await page.goto("/selectedItem/no-such-set");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("link").first()).toBeVisible();
  });
});
