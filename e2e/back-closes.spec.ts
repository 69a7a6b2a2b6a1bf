import type { Page } from "@playwright/test";
import { wideLayouts } from "./support/all-pages.ts";
import { holdBack } from "./support/hold-back.ts";
import { expect, test } from "./support/shop-test.ts";
import { choose } from "./support/shopper.ts";

/** As the browser's own button does it: a script that leaves its page by itself may not live to say that it has. */
async function goBack(page: Page): Promise<void> {
  await page.goBack({ waitUntil: "commit" });
}

const product = "/selectedItem/mall-road-v-neck-set";

for (const path of wideLayouts) {
  test(`Back closes whatever a button opens on ${path}, and then leaves it`, async ({ page }) => {
    await page.goto("/about?before");
    await page.goto(path);
    for (const opener of await page.locator("button[aria-haspopup=dialog]").all()) {
      if (!(await opener.isVisible()) || (await opener.isDisabled())) continue;
      await opener.click();
      const dialog = page.getByRole("dialog").filter({ visible: true });
      await expect(dialog).toHaveCount(1);
      await goBack(page);
      await expect(dialog).toHaveCount(0);
      await expect(opener).toBeVisible();
    }
    await goBack(page);
    await expect(page).toHaveURL("/about?before");
  });
}

test("what was typed into a dialog that Back has closed is still there, and no Back is lost on one that was closed", async ({
  page,
}) => {
  await page.goto("/about");
  await page.goto(product);
  const dialog = page.getByRole("dialog", { name: "Custom size" });
  const note = dialog.getByRole("textbox", { name: /^Note/ });
  const opener = page.getByRole("button", { name: /^Custom size/ });
  await opener.click();
  await note.fill("Deep pockets");
  await goBack(page);
  await expect(dialog).toBeHidden();
  await opener.click();
  await expect(note).toHaveValue("Deep pockets");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await opener.click();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toBeHidden();
  await goBack(page);
  await expect(page).toHaveURL("/about");
});

test("Back calls off a dialog whose code is still on its way @once", async ({ page }) => {
  await page.goto(product);
  const release = await holdBack(page, /size-help-dialog/);
  await page.getByRole("button", { name: "Size help" }).click();
  const opening = page.getByRole("status").filter({ hasText: "Opening Size help" });
  await expect(opening).toBeVisible();
  await goBack(page);
  await expect(opening).toBeHidden();
  release();
  await expect(page.getByRole("button", { name: "Size help" })).toBeEnabled();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(product);
});

test("the pages around a sheet that a link has closed are one step apart, both ways @phone", async ({
  page,
}) => {
  await page.goto("/about");
  await page.goto("/contact");
  const menu = page.getByRole("dialog", { name: "Menu" });
  const openMenu = page.getByRole("button", { name: "Menu", exact: true });
  await openMenu.click();
  await menu.getByRole("link", { name: "Shop", exact: true }).click();
  await expect(page).toHaveURL("/products");
  await expect(menu).toBeHidden();
  await goBack(page);
  await expect(page).toHaveURL("/contact");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Contact");
  await page.evaluate(() => history.forward());
  await expect(page).toHaveURL("/products");
  await expect(page.getByRole("heading", { level: 1 })).not.toContainText("Contact");
  await goBack(page);
  await expect(page).toHaveURL("/contact");
  await goBack(page);
  await expect(page).toHaveURL("/about");
});

test("a page loaded anew under an open sheet is left by one Back @phone", async ({ page }) => {
  await page.goto("/about");
  await page.goto("/contact");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.reload();
  await expect.poll(() => page.evaluate(() => history.state?.sheet)).toBeUndefined();
  await goBack(page);
  await expect(page).toHaveURL("/about");
});

test("Back leaves the picture that is looked at closely, not its page", async ({ page }) => {
  await page.goto(product);
  await page.getByRole("button", { name: "Zoom in" }).click();
  const closer = page.getByRole("button", { name: /^Zoom out/ });
  await expect(closer).toBeVisible();
  await goBack(page);
  await expect(closer).toBeHidden();
  await expect(page).toHaveURL(product);
});

test("the way to the checkout is asked for again after Back @once", async ({ page }) => {
  await page.goto(product);
  await choose(page, "Color", "Teal");
  await choose(page, "Size", "L");
  await page.getByRole("button", { name: "Buy Now" }).first().click();
  await page.getByRole("button", { name: "Proceed to Checkout" }).click();
  const dialog = page.getByRole("dialog", { name: "Almost Done!" });
  await expect(dialog).toBeVisible();
  await goBack(page);
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: "Proceed to Checkout" }).click();
  await dialog.getByRole("link", { name: "Continue Checkout" }).click();
  await expect(page).toHaveURL("/checkout");
  await goBack(page);
  await expect(page).toHaveURL("/cart");
  await expect(dialog).toBeHidden();
  await goBack(page);
  await expect(page).toHaveURL(`${product}?color=Teal&size=L`);
});
