import { randomInt } from "node:crypto";
import { guestOrder } from "#server/testing/guest-order.ts";
import { expectNoBarriers } from "./support/accessibility.ts";
import { expect, test } from "./support/shop-test.ts";
import { expectToast } from "./support/shopper.ts";
import { haveStaffSession } from "./support/staff.ts";

function inUrdu(digits: string): string {
  return digits.replace(/\d/g, (digit) => String.fromCodePoint(0x06f0 + Number(digit)));
}

test("a guest is found by any word, marked, and known again when they ring @once", async ({ page }) => {
  await haveStaffSession(page, "manager");
  const place = (changes: object) =>
    page.request.post("/orders/createOrderAsGuest", {
      data: guestOrder({ ...changes, totalAmount: "5000" }),
    });
  // Another one for each try.
  const last = String(randomInt(1_000_000, 9_999_999));
  const person = {
    name: "Journey Mehwish Sharif",
    phone: `0346 ${last}`,
    email: `mehwish.${last}.journey@example.com`,
  };
  expect((await place(person)).status()).toBe(201);
  expect((await place({ ...person, name: "مہوش شریف", phone: `+92 346 ${last}` })).status()).toBe(201);

  await page.goto("/admin/orders");
  const search = page.getByRole("searchbox", { name: "Number, name, phone, e-mail, place" });
  for (const typed of [`mehwish ${last}`, `۰۳۴۶ ${inUrdu(last)}`, `wish.${last}.jour`]) {
    await search.fill(typed);
    await expect(page.getByRole("row")).toHaveCount(3);
  }
  await search.fill(`مهوش شريف ${last}`);
  await expect(page.getByRole("row")).toHaveCount(2);
  await search.fill("mehwish nobody");
  await expect(page.getByText("No order has “mehwish nobody”")).toBeVisible();

  const navigation = page.getByRole("navigation", { name: "Back office" });
  await navigation.getByRole("link", { name: "Customers" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Customers" })).toBeVisible();
  await page.getByRole("searchbox").fill(`sharif 0346${last}`);
  await expect(page.getByRole("row")).toHaveCount(2);
  await page.getByRole("link", { name: "مہوش شریف" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "مہوش شریف" })).toBeVisible();
  await expect(page.getByRole("cell", { name: "Journey Mehwish Sharif" })).toBeVisible();
  const mark = page.getByRole("checkbox", { name: "Advance only" });
  await mark.focus();
  await page.keyboard.press("Space");
  await expectToast(page, "Saved");
  await expect(mark).toBeFocused();
  await page.getByLabel("New note").fill("Journey: asks for Sister Noor");
  await page.getByRole("button", { name: "Add note" }).click();
  await expect(page.getByText("Journey manager,")).toBeVisible();
  await expectNoBarriers(page);
  await page.reload();
  await expect(mark).toBeChecked();
  await expect(page.getByText("Journey: asks for Sister Noor")).toBeVisible();

  const marked = page.getByText("Advance only", { exact: true });
  await page.getByRole("link", { name: /^TB-/ }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: /TB-/ })).toBeVisible();
  await expect(marked).toBeVisible();
  await expect(page.getByRole("link", { name: "2 orders" })).toBeVisible();
  await page.goto(`/admin/orders?q=mehwish+${last}`);
  await expect(marked).toHaveCount(2);

  await page.goto("/admin/orders/new");
  await page.getByLabel("Phone").fill(`0092 346 ${last}`);
  await expect(page.getByRole("link", { name: "مہوش شریف" })).toBeVisible();
  await expect(marked).toBeVisible();
  await page.getByLabel("Phone").fill(`0346 ${Number(last) - 1}`);
  await expect(page.getByText("A new customer: there is no order with this phone.")).toBeVisible();
});
