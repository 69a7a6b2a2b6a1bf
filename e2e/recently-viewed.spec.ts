import type { Page } from "@playwright/test";
import { expectNoLayoutShift, watchLayoutShifts } from "./support/layout-shifts.ts";
import { expect, test } from "./support/shop-test.ts";

const sets = ["mall-road-v-neck-set", "liberty-v-neck-set", "classic-lab-coat"];

function stored(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem("recently-viewed"));
}

test("products looked at can be found again, and nothing moves when they appear", async ({ page }) => {
  const viewed = page.getByRole("region", { name: "Recently Viewed" });
  for (const id of sets) {
    await page.goto(`/selectedItem/${id}`);
    await expect.poll(() => stored(page)).toContain(id);
  }
  await expect(viewed.getByRole("link")).toHaveText(["Liberty V-Neck Set", "Mall Road V-Neck Set"]);
  await viewed.getByRole("link", { name: "Mall Road V-Neck Set" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mall Road V-Neck Set");
  await expect(viewed.getByRole("link")).toHaveText(["Classic Lab Coat", "Liberty V-Neck Set"]);

  await watchLayoutShifts(page);
  await page.goto("/");
  await expect(viewed.getByRole("link")).toHaveCount(3);
  await expectNoLayoutShift(page);
});

test("unreadable stored products show nothing and are overwritten @once", async ({ page }) => {
  await page.addInitScript(() => {
    if (!sessionStorage.getItem("damaged")) localStorage.setItem("recently-viewed", '{"id": [null');
    sessionStorage.setItem("damaged", "yes");
  });
  const viewed = page.getByRole("region", { name: "Recently Viewed" });
  await page.goto("/selectedItem/classic-lab-coat");
  await expect.poll(() => stored(page)).toMatch(/^\[.*"classic-lab-coat".*\]$/);
  await expect(viewed).toHaveCount(0);
  await page.goto("/");
  await expect(viewed.getByRole("link")).toHaveText(["Classic Lab Coat"]);
});
