import type { Page } from "@playwright/test";
import { expect, test } from "./support/shop-test.ts";
import { choose, enterAddress } from "./support/shopper.ts";

async function buyNow(page: Page): Promise<void> {
  await page.goto("/selectedItem/liberty-v-neck-set");
  await choose(page, "Color", "Black");
  await choose(page, "Size", "L");
  await page.getByRole("button", { name: "Buy Now" }).first().click();
  await expect(page).toHaveURL(/\/cart$/);
}

test("the total is on top, the order unfolds, and Order Now stays in reach @phone", async ({ page }) => {
  await buyNow(page);
  await page.getByRole("button", { name: "One more" }).click();
  await page.goto("/checkout");

  const summary = page.getByRole("complementary", { name: "Order Summary" });
  const fold = summary.getByRole("button", { name: /^Order Summary\s*2 items\s*Rs\. 9,500$/ });
  await expect(fold).toBeInViewport({ ratio: 1 });
  await expect(summary.getByRole("listitem")).toBeHidden();
  await fold.tap();
  await expect(fold).toHaveAttribute("aria-expanded", "true");
  await expect(summary.getByRole("listitem")).toContainText("Liberty V-Neck Set");
  await fold.tap();
  await expect(summary.getByRole("listitem")).toBeHidden();

  const orderNow = page.getByRole("button", { name: "Order Now" });
  for (const label of ["Name", "City", "Delivery instruction"]) {
    await page.getByLabel(label).first().scrollIntoViewIfNeeded();
    await expect(orderNow).toBeInViewport({ ratio: 1 });
  }
  // The focused element is not under the bar.
  await enterAddress(page);
  for (const label of ["Province", "Postal code", "Address"]) {
    const field = page.getByLabel(label, { exact: true });
    await field.focus();
    const [fieldBox, barBox] = [await field.boundingBox(), await orderNow.boundingBox()];
    expect((fieldBox?.y ?? 0) + (fieldBox?.height ?? 0)).toBeLessThan(barBox?.y ?? 0);
  }
  await orderNow.tap();
  await expect(page.getByRole("heading", { name: "Your Order is Confirmed!" })).toBeVisible();
});

test("a phone with a digit too few is refused, foreign numbers and Urdu digits are accepted @phone", async ({
  page,
}) => {
  await buyNow(page);
  await page.goto("/checkout");
  await enterAddress(page, { Phone: "0300 123456" });
  const phone = page.getByLabel("Phone", { exact: true });
  await expect(phone).toHaveAccessibleDescription(
    /^A mobile number has 11 digits, such as 0300 1234567: 1 missing/,
  );
  await phone.fill("+44 7911 123456");
  await expect(phone).toHaveAccessibleDescription("The rider calls you before delivery.");
  await phone.fill("۰۳۰۰ ۱۲۳۴۵۶۷");
  await page.getByLabel("Postal code", { exact: true }).fill("۵۴۰۰۰");
  await page.getByRole("button", { name: "Order Now" }).tap();
  await expect(page.getByRole("heading", { name: "Your Order is Confirmed!" })).toBeVisible();
});
