import { expect, test } from "./support/shop-test.ts";

test("home leads to the products from its top, its middle and its end @once", async ({ page }) => {
  for (const name of ["Explore Collection", "View More", "Shop Now"]) {
    await page.goto("/");
    await page.getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(/\/products$/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  }
});

test("the about page shows three stories, and its banner links home and down @once", async ({ page }) => {
  await page.goto("/about");
  for (const name of ["Our Story", "Our Mission", "Our Commitment to Quality"]) {
    await expect(page.getByRole("heading", { name })).toBeVisible();
  }
  await page.getByRole("button", { name: "Scroll down" }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Home" }).click();
  await expect(page).toHaveURL(/\/$/);
});

test("the contents of the terms lead to their parts @once", async ({ page }) => {
  await page.goto("/tac");
  const contents = page.getByRole("navigation", { name: "On this page" });
  const folded = contents.getByText("On this page");
  const link = contents.getByRole("link", { name: /Cancelling before dispatch/ });
  if (!(await link.isVisible())) await folded.filter({ visible: true }).click();
  await link.click();
  await expect(page).toHaveURL(/\/tac#cancelling$/);
  await expect(page.getByRole("heading", { name: /Cancelling before dispatch/ })).toBeInViewport();
});
