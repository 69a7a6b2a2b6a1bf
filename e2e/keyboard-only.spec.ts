import { expect, test } from "./support/shop-test.ts";
import { addressee } from "./support/shopper.ts";
import { tabTo } from "./support/tab-to.ts";

test("a guest orders with the keyboard alone @once", async ({ page }) => {
  await page.goto("/selectedItem/liberty-v-neck-set");
  await tabTo(page, page.getByRole("radio", { name: "Navy Blue", exact: true }));
  await page.keyboard.press("Space");
  await tabTo(page, page.getByRole("radio", { name: "XS", exact: true }));
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "S", exact: true })).toBeChecked();
  await tabTo(page, page.getByRole("button", { name: "Buy Now" }).first());
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/cart$/);

  const checkout = page.getByRole("button", { name: "Proceed to Checkout" });
  await tabTo(page, checkout);
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Almost Done!" });
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(checkout).toBeFocused();
  await page.keyboard.press("Enter");
  await tabTo(page, dialog.getByRole("link", { name: /^Continue Checkout/ }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Contact Information" })).toBeVisible();

  for (const [label, text] of Object.entries(addressee)) {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await page.keyboard.type(text);
  }
  await expect(page.getByLabel("Province", { exact: true })).toHaveValue("Punjab");
  await tabTo(page, page.getByRole("button", { name: "Order Now" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Your Order is Confirmed!" })).toBeVisible();
});
