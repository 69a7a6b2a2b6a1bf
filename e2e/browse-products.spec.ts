import { expect, test } from "./support/shop-test.ts";

const cards = "main article";

test("filters, sort and page stand in the address, and can be taken back one by one", async ({ page }) => {
  await page.goto("/products?page=2");
  await page.getByRole("combobox", { name: "Category" }).selectOption("Women");
  await expect(page).toHaveURL(/category=Women/);
  await expect(page).not.toHaveURL(/page=/);
  await page.getByRole("combobox", { name: "Fabric" }).selectOption("Four-Way Stretch");
  await expect(page).toHaveURL(/fabric_type=Four-Way/);
  await expect(page.getByText(/^\d+ products$/).first()).toBeVisible();

  await page.getByRole("link", { name: /remove.*Four-Way Stretch/i }).click();
  await expect(page).not.toHaveURL(/fabric_type/);
  await expect(page).toHaveURL(/category=Women/);
  await page.getByRole("button", { name: "Reset" }).click();
  await expect(page).toHaveURL(/\/products$/);
});

test("a search forgives a slip, and says so when nothing is there @once", async ({ page }) => {
  await page.goto("/products");
  await page.getByRole("searchbox").fill("mandrin");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/q=mandrin/);
  await expect(page.locator(cards).getByText("Noor Mandarin Set").first()).toBeVisible();
  await page.getByRole("searchbox").fill("submarine");
  await page.keyboard.press("Enter");
  await expect(page.getByText("No products available")).toBeVisible();
});

test("going back finds the same page at the same place", async ({ page }) => {
  await page.goto("/products");
  await page.getByRole("link", { name: /^(Page )?3$/ }).click();
  await expect(page).toHaveURL(/page=3/);
  const scrolled = () => page.evaluate(() => window.scrollY);
  await expect.poll(scrolled).toBe(0);
  const product = page.locator(cards).nth(6).getByRole("link").first();
  await product.scrollIntoViewIfNeeded();
  const before = await scrolled();
  await product.click();
  await expect(page).toHaveURL(/selectedItem/);
  await page.goBack();
  await expect(page).toHaveURL(/page=3/);
  expect(before).toBeGreaterThan(0);
  await expect.poll(scrolled).toBe(before);
});

test("seven skeletons stand in while a slow list loads @once", async ({ page }) => {
  await page.goto("/products");
  let goOn = () => {};
  const seen = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route("**/products/getProducts*", async (route) => {
    await seen;
    await route.continue();
  });
  await page.getByRole("combobox", { name: "Category" }).selectOption("Men");
  await expect(page.locator("[data-skeleton]")).toHaveCount(7);
  goOn();
  await expect(page.locator("[data-skeleton]")).toHaveCount(0);
  await expect(page.locator(cards).first()).toBeVisible();
});
