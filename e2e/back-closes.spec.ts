import type { Page } from "@playwright/test";
import { wideLayouts } from "./support/all-pages.ts";
import { watchRequests } from "./support/early-taps.ts";
import { holdBack } from "./support/hold-back.ts";
import { expect, test } from "./support/shop-test.ts";
import { choose } from "./support/shopper.ts";

/** Presses Back from outside the page: a script that leaves its page may not live to report it. */
async function goBack(page: Page): Promise<void> {
  await page.goBack({ waitUntil: "commit" });
}

/** The entry of a sheet that is closed is passed over by a step of its own, a moment later. */
async function passSheets(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => history.state?.sheet)).toBeUndefined();
}

const product = "/selectedItem/mall-road-v-neck-set";

/** A wide screen has no other dialogs than these pages open. */
const wideDialogs = ["/products", product];

for (const path of wideLayouts) {
  const screens = wideDialogs.includes(path) ? "" : " @phone";
  test(`Back closes whatever a button opens on ${path}, and then leaves it${screens}`, async ({ page }) => {
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

test("Back closes a dialog and preserves its input, and closed dialogs leave no extra Back @phone", async ({
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
  await passSheets(page);
  await page.evaluate(() => history.forward());
  await expect(page).toHaveURL("/products");
  await expect(page.getByRole("heading", { level: 1 })).not.toContainText("Contact");
  await goBack(page);
  await expect(page).toHaveURL("/contact");
  await goBack(page);
  await expect(page).toHaveURL("/about");
});

test("Back that comes before the page of a menu's link is drawn leads to the page before @phone", async ({
  page,
}) => {
  await page.goto("/contact");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.evaluate(() => {
    const push = history.pushState;
    history.pushState = (...entry) => {
      push.apply(history, entry);
      if (location.pathname === "/products") history.back();
    };
  });
  const menu = page.getByRole("dialog", { name: "Menu" });
  await menu.getByRole("link", { name: "Shop", exact: true }).click();
  await expect(menu).toBeHidden();
  await passSheets(page);
  await expect(page).toHaveURL("/contact");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Contact");
});

test("Back that comes before the checkout is drawn leads to the cart, and one more leaves it @once", async ({
  page,
}) => {
  await page.goto(product);
  await choose(page, "Color", "Teal");
  await choose(page, "Size", "L");
  await page.getByRole("button", { name: "Buy Now" }).first().click();
  await page.getByRole("button", { name: "Proceed to Checkout" }).click();
  const dialog = page.getByRole("dialog", { name: "Almost Done!" });
  await page.evaluate(() => {
    const push = history.pushState;
    history.pushState = (...entry) => {
      push.apply(history, entry);
      if (location.pathname === "/checkout") history.back();
    };
  });
  await dialog.getByRole("link", { name: "Continue Checkout" }).click();
  await expect(dialog).toBeHidden();
  await passSheets(page);
  await expect(page).toHaveURL("/cart");
  await goBack(page);
  await expect(page).toHaveURL(`${product}?color=Teal&size=L`);
});

test("Back leaves the search of the header before the page, and no step of a sheet asks the shop for anything @phone", async ({
  page,
}) => {
  const asked = watchRequests(page);
  const lists = () => asked.filter((request) => request.includes("getProducts")).length;
  await page.goto("/about");
  await page.goto("/products");
  const openSearch = page.getByRole("banner").getByRole("button", { name: "Search", exact: true });
  const field = page.getByRole("search").locator("input");
  await openSearch.click();
  await expect(field).toBeFocused();
  await field.fill("polo");
  await goBack(page);
  await expect(field).toBeHidden();
  await expect(page).toHaveURL("/products");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await goBack(page);
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeHidden();
  await page.getByRole("button", { name: "Filter", exact: true }).click();
  await page.keyboard.press("Escape");
  await passSheets(page);
  await page.waitForLoadState("networkidle");
  expect(lists()).toBe(0);

  await openSearch.click();
  await expect(field).toHaveValue("polo");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/products?q=polo");
  await expect(field).toBeHidden();
  await page.getByRole("button", { name: "Filter", exact: false }).first().click();
  const sheet = page.getByRole("dialog", { name: "Filter" });
  await sheet.getByRole("searchbox").fill("coat");
  await sheet.getByRole("button", { name: /^Show \d+ product/ }).click();
  await expect(page).toHaveURL("/products?q=coat");
  await expect(sheet).toBeHidden();
  await passSheets(page);
  await page.waitForLoadState("networkidle");
  expect(lists()).toBe(2);
  for (const address of ["/products?q=polo", "/products", "/about"]) {
    await goBack(page);
    await expect(page).toHaveURL(address);
    await passSheets(page);
  }
});

test("a search and a sheet that were opened before the scripts came suggest, and are closed by Back @phone", async ({
  page,
}) => {
  for (const [opener, content] of [
    ["Search", page.getByRole("search").locator("input")],
    ["Filter", page.getByRole("dialog", { name: "Filter" })],
  ] as const) {
    // Until the page has come there is nothing to tap.
    await page.goto("about:blank");
    const release = await holdBack(page, /\/assets\/.*\.js$/);
    const opened = page.goto("/products", { waitUntil: "load" });
    const button = page.getByRole("button", { name: opener, exact: true }).filter({ visible: true });
    // Before the styles have come the one of wide screens is there as well, and a tap that chose it would wait for
    // ever.
    await expect(button).toHaveCount(1);
    await button.tap();
    await expect(content).toBeVisible();
    if (opener === "Search") await content.fill("navy", { force: true });
    release();
    await opened;
    if (opener === "Search")
      await expect(page.getByRole("listbox").getByRole("option").first()).toBeVisible();
    await expect.poll(() => page.evaluate(() => history.state?.sheet)).toBeDefined();
    await goBack(page);
    await expect(content).toBeHidden();
    await expect(page).toHaveURL("/products");
    await page.unrouteAll({ behavior: "ignoreErrors" });
  }
});

test("a page reloaded under an open sheet is left by one Back @phone", async ({ page }) => {
  await page.goto("/about");
  await page.goto("/contact");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.reload();
  await passSheets(page);
  await goBack(page);
  await expect(page).toHaveURL("/about");
});

test("Back leaves the picture that is looked at closely, not its page @phone", async ({ page }) => {
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
  await passSheets(page);
  await goBack(page);
  await expect(page).toHaveURL(`${product}?color=Teal&size=L`);
});
