import { guestOrder } from "#server/testing/guest-order.ts";
import { expect, test } from "./support/shop-test.ts";
import { expectToast } from "./support/shopper.ts";
import { haveStaffSession } from "./support/staff.ts";
import { tabTo } from "./support/tab-to.ts";

const order = guestOrder({ city: "Keytown" });

test("an order is dispatched and a coupon made with the keyboard alone @once", async ({ page }) => {
  const { keyboard } = page;
  await haveStaffSession(page, "manager");
  const placed = await page.request.post("/orders/createOrderAsGuest", { data: order });
  const { OrderID: number } = await placed.json();
  await page.goto("/admin/orders?city=Keytown");

  // A click on a tab while a search is about to begin: the list is of both.
  await tabTo(page, page.getByLabel("Number, name, phone, e-mail, place"));
  await keyboard.type(number);
  await page.getByRole("link", { name: "Pending" }).press("Enter");
  const both = { city: "Keytown", status: "Pending", q: number };
  await expect.poll(() => Object.fromEntries(new URL(page.url()).searchParams)).toEqual(both);

  await tabTo(page, page.getByLabel(`Select ${number}`));
  await keyboard.press("Space");
  await tabTo(page, page.getByRole("button", { name: "Dispatch 1" }));
  await keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Dispatch order" });
  await tabTo(page, dialog.getByLabel("Courier"));
  await keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: "Dispatch 1" })).toBeFocused();
  await keyboard.press("Enter");
  await tabTo(page, dialog.getByLabel("Courier"));
  await keyboard.type("TCS");
  await tabTo(page, dialog.getByLabel(/^Consignment number/));
  await keyboard.type("77-1");
  await keyboard.press("Enter");
  // The question has the focus: it comes into view, and Enter once too often does not answer it.
  await expect(dialog.getByRole("alert").filter({ hasText: "has not confirmed it" })).toBeFocused();
  await keyboard.press("Enter");
  await expect(dialog).toBeVisible();
  await tabTo(page, dialog.getByRole("button", { name: "Dispatch all the same" }));
  await keyboard.press("Enter");
  await expectToast(page, "1 order dispatched");
  await expect(page.getByText(/^No order with these filters has/)).toBeVisible();
  // The button is gone with its work; the focus is not.
  await expect(page.getByRole("main")).toBeFocused();

  await tabTo(page, page.getByRole("link", { name: "Catalogue" }));
  await keyboard.press("Enter");
  await tabTo(page, page.getByRole("link", { name: "Coupons" }));
  await keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await tabTo(page, page.getByRole("link", { name: "Add coupon" }));
  await keyboard.press("Enter");
  await tabTo(page, page.getByLabel("Code", { exact: true }));
  await keyboard.type("keys-10");
  await tabTo(page, page.getByLabel("Kind"));
  await keyboard.type("Percent");
  await tabTo(page, page.getByLabel("Amount"));
  await keyboard.type("10");
  await keyboard.press("Enter");
  await expectToast(page, "Coupon added");
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page.getByRole("link", { name: "KEYS-10" })).toBeVisible();
});
