import { expect, test } from "./support/shop-test.ts";
import {
  checkOutAsGuest,
  choose,
  engrave,
  enterAddress,
  enterCustomSize,
  expectAmount,
  expectToast,
  narrow,
  orderNow,
  trackOrder,
} from "./support/shopper.ts";
import { expectWording } from "./support/to-the-letter.ts";

test("a guest orders a made-to-measure set with name and cap, tracks it and cancels it", async ({
  page,
  isMobile,
}) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Explore Collection" }).click();
  await expect(page).toHaveURL(/\/products$/);

  await narrow(page, "Category", "Women");
  await expect(page).toHaveURL(/category=Women/);
  await narrow(page, "Color", "Teal");
  await expect(page).toHaveURL(/color=Teal/);
  await page
    .getByRole("link", { name: /Mall Road V-Neck Set/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Mall Road V-Neck Set" })).toBeVisible();

  await choose(page, "Color", "Maroon");
  await choose(page, "Fabric", "Cotton Twill + Rs. 250");
  await choose(page, "Trouser", "Jogger");
  await enterCustomSize(page, "Measured over a vest");
  await engrave(page, "Dr. Ayesha Khan", "Right");
  await choose(page, "Matching surgical cap", "Yes");
  // 4,850 + 250 twill + 300 engraving + 350 cap + 500 custom size.
  await expectAmount(page, "Total", "Rs. 6,250");

  await page.getByRole("button", { name: "Buy Now" }).first().click();
  await expect(page).toHaveURL(/\/cart$/);
  const cart = page.locator("main");
  await expectWording(cart, [
    "Mall Road V-Neck Set",
    "Custom size selected",
    "Cotton Twill",
    "Maroon",
    "Jogger",
    "TB-W-101",
    "Dr. Ayesha Khan, right",
    "Cart Total",
    "Return to Shop",
  ]);
  await page.getByRole("button", { name: /increase|one more/i }).click();
  await expectAmount(page, "Total", "Rs. 12,500");

  await checkOutAsGuest(page);
  await expectAmount(page, "Delivery Charges", "Rs. 0");
  if (isMobile) await page.getByRole("button", { name: /^Order Summary/ }).tap();
  await expectWording(page.locator("main"), ["Women, x 2"]);
  await enterAddress(page);
  const number = await orderNow(page);
  await expectWording(page.locator("main"), [
    "Thank you for your purchase! Your order has been successfully placed and is being processed.",
    `Order ID: ${number}`,
  ]);
  await expect(page.getByRole("link", { name: "View Order" })).toHaveCount(0);

  await page.goto("/cart");
  await expect(page.getByText("No Item In Cart")).toBeVisible();

  await trackOrder(page, number);
  await expect(page.locator("main")).toContainText("Rs. 12,500");
  await expect(page.locator("main")).not.toContainText("Ayesha");
  await page.getByRole("button", { name: "Cancel Order" }).click();
  const dialog = page.getByRole("alertdialog").or(page.getByRole("dialog"));
  await expect(dialog).toContainText("Do you really want to cancel this order?");
  await dialog.getByRole("button", { name: "Cancel Order" }).click();
  await expectToast(page, "Order Status Updated");
  await expect(page.locator("main").getByText("Cancelled").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Cancel Order" })).toHaveCount(0);
});
