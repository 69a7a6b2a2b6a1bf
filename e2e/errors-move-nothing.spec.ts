import type { Locator, Page } from "@playwright/test";
import { guestOrder } from "#server/testing/guest-order.ts";
import { expect, test } from "./support/shop-test.ts";
import { choose } from "./support/shopper.ts";
import { haveStaffSession } from "./support/staff.ts";

/**
 * Leaves a field that has to be filled in by a press on what stands below it, held for as long as an error takes to
 * appear.
 */
async function pressBelow(page: Page, within: Locator): Promise<void> {
  const fields = within.locator("input.field-control:not([type=search]), textarea.field-control");
  const required = fields.filter({ visible: true }).first();
  await required.fill("x");
  await required.fill("");
  const top = (await required.boundingBox())?.y ?? 0;
  let below: Locator | undefined;
  for (const field of await fields.filter({ visible: true }).all())
    if (((await field.boundingBox())?.y ?? 0) > top + 20) below ??= field;
  if (!below) throw new Error("There is no field below the first one.");
  await below.scrollIntoViewIfNeeded();
  await required.focus();
  const place = await below.boundingBox();
  if (!place) throw new Error("The field below cannot be seen.");
  await page.mouse.move(place.x + 20, place.y + place.height - 4);
  await page.mouse.down();
  await page.waitForTimeout(300);
  expect(await below.boundingBox()).toEqual(place);
  await page.mouse.up();
  await expect(below).toBeFocused();
  await expect(required).toHaveAttribute("aria-invalid", "true");
}

test("an error that appears on leaving a field moves nothing under the pointer in the shop @once", async ({
  page,
}) => {
  const main = page.getByRole("main");
  for (const path of ["/signup", "/contact"]) {
    await page.goto(path);
    await pressBelow(page, main.locator("form"));
  }
  await page.goto("/selectedItem/mall-road-v-neck-set");
  await page.getByRole("button", { name: /^Custom size/ }).click();
  await pressBelow(page, page.getByRole("dialog", { name: "Custom size" }));
  await page.keyboard.press("Escape");
  await choose(page, "Color", "Teal");
  await choose(page, "Size", "L");
  await page.getByRole("button", { name: "Buy Now" }).first().click();
  await expect(page).toHaveURL("/cart");
  await page.goto("/checkout");
  await pressBelow(page, main.locator("form"));
});

test("an error that appears on leaving a field moves nothing under the pointer in the office @once", async ({
  page,
}) => {
  await haveStaffSession(page, "owner");
  const main = page.getByRole("main");
  const paths = [
    "coupons/new",
    "options/new",
    "products/new",
    "orders/new",
    "staff/new",
    "garment-types/new",
  ];
  for (const path of paths) {
    await page.goto(`/admin/${path}`);
    await pressBelow(page, main.locator("form"));
  }
  const placed = await page.request.post("/orders/createOrderAsGuest", { data: guestOrder() });
  const { OrderID } = await placed.json();
  await page.goto(`/admin/orders?q=${OrderID}`);
  await page.getByRole("link", { name: OrderID }).first().click();
  await page.getByRole("link", { name: "Edit" }).first().click();
  // Until its page is there, the order's own page has forms too.
  await expect(page.getByRole("heading", { name: `Edit ${OrderID}` })).toBeVisible();
  await pressBelow(page, main.locator("form"));
});
