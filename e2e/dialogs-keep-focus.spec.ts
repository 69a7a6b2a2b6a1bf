import type { Locator, Page } from "@playwright/test";
import { guestOrder } from "#server/testing/guest-order.ts";
import { haveSession } from "./support/customer.ts";
import { expect, test } from "./support/shop-test.ts";
import { choose } from "./support/shopper.ts";
import { haveStaffSession } from "./support/staff.ts";

const steps = 30;

/** Walks an open dialog round and back as quickly as keys come, and looks after each key where the focus is. */
async function walk(page: Page, dialog: Locator): Promise<void> {
  await expect(dialog).toHaveCount(1);
  for (const key of ["Tab", "Shift+Tab"]) {
    for (let step = 0; step < steps; step += 1) {
      await page.keyboard.press(key);
      const outside = await dialog.evaluate((element) => {
        const focused = document.activeElement;
        const isInside = focused === document.body || element.parentElement?.contains(focused);
        return isInside ? "" : (focused?.outerHTML ?? "nothing").slice(0, 200);
      });
      expect(outside, `after ${step + 1} x ${key}`).toBe("");
    }
  }
}

/** Opens it with the keyboard, walks it, and looks whether Escape gives the focus back. */
async function keepsFocus(page: Page, opener: Locator): Promise<void> {
  await opener.focus();
  await opener.press("Enter");
  const dialog = page.getByRole("dialog").filter({ visible: true });
  await walk(page, dialog);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
}

for (const [path, screens] of [
  ["/products", ""],
  // The menu, which only a phone has, stands on the other page.
  ["/selectedItem/mall-road-v-neck-set", " @once"],
]) {
  test(`no dialog on ${path} lets the focus out${screens}`, async ({ page }) => {
    await page.goto(path ?? "");
    for (const opener of await page.locator("button[aria-haspopup=dialog]").all())
      if ((await opener.isVisible()) && !(await opener.isDisabled())) await keepsFocus(page, opener);
  });
}

test("no question on the way from a product to its cancelled order lets the focus out @once", async ({
  page,
}) => {
  await page.goto("/selectedItem/mall-road-v-neck-set");
  await choose(page, "Color", "Teal");
  await choose(page, "Size", "L");
  await page.getByRole("button", { name: "Buy Now" }).first().click();
  await keepsFocus(page, page.getByRole("button", { name: "Proceed to Checkout" }));
  const placed = await page.request.post("/orders/createOrderAsGuest", { data: guestOrder() });
  const { OrderID: number } = await placed.json();
  await page.goto(`/order-track#${number}`);
  await keepsFocus(page, page.getByRole("button", { name: "Change address or phone" }));
  await keepsFocus(page, page.getByRole("button", { name: "Cancel Order" }));
});

test("no dialog of saved measurements lets the focus out @once", async ({ page }) => {
  await haveSession(page);
  await page.goto("/profile");
  const add = page.getByRole("button", { name: "Add measurements" });
  await keepsFocus(page, add);
});

test("no dialog of the office lets the focus out @once", async ({ page }) => {
  await haveStaffSession(page, "manager");
  const placed = await page.request.post("/orders/createOrderAsGuest", { data: guestOrder() });
  const { OrderID: number } = await placed.json();
  await page.goto(`/admin/orders?q=${number}`);
  await page.getByRole("link", { name: number }).first().click();
  const main = page.getByRole("main");
  await keepsFocus(page, main.getByRole("button", { name: "Payment received" }));
  await keepsFocus(page, main.getByRole("button", { name: "Book with own rider" }));
});

test("the picture that is looked at closely holds the focus until Escape gives it back @once", async ({
  page,
}) => {
  await page.goto("/selectedItem/mall-road-v-neck-set");
  const opener = page.getByRole("button", { name: "Zoom in" });
  await opener.focus();
  await opener.press("Enter");
  const closer = page.getByRole("button", { name: /^Zoom out/ });
  await expect(closer).toBeFocused();
  for (const key of ["Tab", "Tab", "Shift+Tab", "Shift+Tab"]) {
    await page.keyboard.press(key);
    await expect(closer).toBeFocused();
  }
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();
});
