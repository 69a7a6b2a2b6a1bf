import { holdBack } from "./support/hold-back.ts";
import { expect, test } from "./support/shop-test.ts";
import {
  addressee,
  choose,
  enterAddress,
  enterCustomSize,
  expectToast,
  groupOf,
  measurements,
} from "./support/shopper.ts";
import { expectWording } from "./support/to-the-letter.ts";

test("the checkout reports each wrong field beside it and preserves the input", async ({ page }) => {
  await page.goto("/selectedItem/liberty-v-neck-set");
  await choose(page, "Color", "Black");
  await choose(page, "Size", "L");
  await page.getByRole("button", { name: "Buy Now" }).first().click();
  await expect(page).toHaveURL(/\/cart$/);
  await page.goto("/checkout");
  await page.getByRole("button", { name: "Order Now" }).click();
  await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
  for (const label of Object.keys(addressee)) {
    const field = page.getByLabel(label, { exact: true });
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toHaveAccessibleDescription(/Enter|Choose/);
  }

  await enterAddress(page, { Phone: "0300 12", Email: "not an address", "Postal code": "54" });
  await page.getByLabel("Address", { exact: true }).focus();
  const wrong: [string, RegExp, string][] = [
    ["Phone", /11 digits.*: 5 missing/, "0300 12"],
    ["Email", /e-mail address/, "not an address"],
    ["Postal code", /five digits/, "54"],
  ];
  for (const [label, message, typed] of wrong) {
    await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(message);
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(typed);
  }
  await page.getByLabel("Phone", { exact: true }).fill(addressee.Phone);
  await expect(page.getByLabel("Phone", { exact: true })).not.toHaveAttribute("aria-invalid", "true");
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue(addressee.Name);
});

test("a piece without its choices stays out of the cart, in the given words @phone", async ({ page }) => {
  await page.goto("/selectedItem/mall-road-v-neck-set");
  await page.getByRole("button", { name: "Add To Cart" }).first().click();
  await expectToast(page, "Please select size, color!");
  await choose(page, "Color", "Teal");
  await page.getByRole("button", { name: "Add To Cart" }).first().click();
  await expectToast(page, "Please select size!");
  await choose(page, "Size", "M");
  await choose(page, "Name engraving", "Yes");
  await page.getByRole("button", { name: "Add To Cart" }).first().click();
  const name = page.getByRole("textbox", { name: "Name", exact: true });
  await expect(name).toHaveAccessibleDescription(/Enter the name to engrave/);
  await expect(page).toHaveURL(/selectedItem/);
  await name.fill("Dr. 💉");
  await name.blur();
  await expect(name).toHaveAccessibleDescription(/letters, digits/);
  await expect(name).toHaveValue("Dr. 💉");
});

test("a custom size asks for all six measurements and believes none that cannot be @once", async ({
  page,
}) => {
  await page.goto("/selectedItem/mall-road-v-neck-set");
  await page.getByRole("button", { name: /^Custom size/ }).click();
  const dialog = page.getByRole("dialog", { name: "Custom size" });
  await expect(dialog.getByRole("textbox").first()).toBeVisible();
  await dialog.getByRole("button", { name: /^Save/ }).click();
  for (const label of Object.keys(measurements)) {
    const field = dialog.getByRole("textbox", { name: new RegExp(`${label}$`) });
    await expect(field).toHaveAccessibleDescription(/Enter/);
  }
  await expect(dialog.getByRole("textbox").first()).toBeFocused();
  await dialog.getByRole("textbox", { name: /Chest$/ }).fill("400");
  await dialog.getByRole("textbox", { name: /Chest$/ }).blur();
  await expect(dialog.getByRole("textbox", { name: /Chest$/ })).toHaveAccessibleDescription(/99/);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: /^Custom size/ }).click();
  await expect(dialog.getByRole("textbox", { name: /Chest$/ })).toHaveValue("400");
});

test("size and custom size together are refused in the given words @once", async ({ page }) => {
  await page.goto("/selectedItem/mall-road-v-neck-set");
  await choose(page, "Color", "Teal");
  await choose(page, "Size", "M");
  await enterCustomSize(page, "");
  await page.getByRole("button", { name: "Add To Cart" }).first().click();
  await expectToast(page, "Please select either a size or a custom size, not both!");
  await expect(groupOf(page, "Size")).toContainText("not both!");
});

test.describe("an order number that does not exist", () => {
  test.use({ refusals: ["404 /orders/trackOrder"] });

  test("is answered on the page, and stays in the field @once", async ({ page }) => {
    await page.goto("/order-track");
    await page.getByRole("button", { name: "Track Order" }).click();
    const field = page.getByRole("textbox", { name: /order number/i });
    await expect(field).toHaveAccessibleDescription(/Enter your order number/);
    await field.fill("TB-9999-9999-9999");
    const release = await holdBack(page, /trackOrder/);
    await page.getByRole("button", { name: "Track Order" }).click();
    await expectWording(page.locator("main"), ["Tracking..."]);
    release();
    await expectWording(page.locator("main"), ["No Order"]);
    await expect(field).toHaveValue("TB-9999-9999-9999");
  });
});
