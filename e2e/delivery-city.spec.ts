import { expect, test } from "./support/shop-test.ts";

const product = "/selectedItem/mall-road-v-neck-set";

test("a product says the days to a city that is asked for once and remembered @phone", async ({ page }) => {
  await page.goto(product);
  const delivery = page.locator("[data-late=delivery]");
  await delivery.scrollIntoViewIfNeeded();
  const days = delivery.getByText(/^Leaves Lahore by/);
  await expect(days).toContainText(" to ");
  const anywhere = await days.textContent();
  await delivery.getByRole("button", { name: "Choose your city for the exact days" }).click();
  const city = delivery.getByLabel("City", { exact: true });
  await expect(city).toBeFocused();
  await city.fill("multan");
  await city.press("Enter");
  await expect(delivery.getByText("Days to Multan.")).toBeVisible();
  await expect(days).not.toHaveText(anywhere ?? "");
  const inMultan = await days.textContent();
  await page.goto("/selectedItem/liberty-v-neck-set");
  await delivery.scrollIntoViewIfNeeded();
  await expect(delivery.getByText("Days to Multan.")).toBeVisible();
  await expect(days).toHaveText(inMultan ?? "");
});

test("the cart leads to what fits for free delivery @once", async ({ page }) => {
  await page.goto(product);
  await page.getByRole("radio", { name: "Teal", exact: true }).check({ force: true });
  await page.getByRole("radio", { name: "L", exact: true }).check({ force: true });
  await page.getByRole("button", { name: "Buy Now" }).first().click();
  const fits = page.getByRole("link", { name: "See what fits" });
  await expect(fits).toHaveAttribute("href", /\/products\?min_price=\d+&sort=price-up$/);
  await fits.click();
  await expect(page).toHaveURL(/min_price=/);
});
