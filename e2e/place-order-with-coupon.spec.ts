import { expect, test } from "./support/shop-test.ts";
import {
  checkOutAsGuest,
  choose,
  enterAddress,
  expectAmount,
  expectToast,
  orderNow,
  trackOrder,
} from "./support/shopper.ts";

test.use({ refusals: ["404 /api/coupons/verifyCouponAtCheckout"] });

test("a guest orders a plain size with a coupon @phone", async ({ page }) => {
  await page.goto("/selectedItem/liberty-v-neck-set");
  await choose(page, "Color", "Navy Blue");
  await choose(page, "Size", "M");
  await page.getByRole("button", { name: "Add To Cart" }).first().click();
  await expectToast(page, "Item Added to Cart");
  await expect(page).toHaveURL(/\/products$/);

  await page.goto("/cart");
  await expectAmount(page, "Subtotal", "Rs. 4,750");
  await checkOutAsGuest(page);
  await expectAmount(page, "Delivery Charges", "Rs. 250");
  await expectAmount(page, "Total", "Rs. 5,000");

  await page.getByRole("button", { name: "Have a coupon?" }).click();
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByRole("textbox", { name: "Coupon code" })).toHaveAccessibleDescription(
    "Enter a coupon code",
  );
  await page.getByRole("textbox", { name: "Coupon code" }).fill("EID2025");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByText("This coupon has expired").first()).toBeVisible();
  await page.getByRole("textbox", { name: "Coupon code" }).fill("welcome10");
  await page.getByRole("button", { name: "Apply" }).click();
  await expectAmount(page, "Discount", "Rs. 475");
  // The threshold of free delivery counts before the discount: 4,750 - 475 + 250.
  await expectAmount(page, "Total", "Rs. 4,525");

  await enterAddress(page);
  await expect(page.getByText(/cash on delivery/i).first()).toBeVisible();
  const number = await orderNow(page);

  await page.getByRole("link", { name: "Continue Shopping" }).click();
  await expect(page).toHaveURL(/\/products$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(480);

  await trackOrder(page, number, number.toLowerCase().replaceAll("-", " "));
  await expect(page.locator("main")).toContainText("Rs. 4,525");
});
