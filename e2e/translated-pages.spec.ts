import type { Page } from "@playwright/test";
import { guestOrder } from "#server/testing/guest-order.ts";
import { allPages } from "./support/all-pages.ts";
import { chooseMore } from "./support/order-menu.ts";
import { expect, test } from "./support/shop-test.ts";
import { checkOutAsGuest, choose, enterAddress, enterCustomSize, narrow } from "./support/shopper.ts";
import { haveStaffSession } from "./support/staff.ts";
import { translatePages } from "./support/translate-page.ts";

// Phones that always translate may do so before a page's scripts have run: React then makes the page again.
test.use({
  complaints: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on("pageerror", (error) => {
      if (!/hydrat|#418|#423|#425/i.test(String(error))) complaints.push(String(error));
    });
    await use(complaints);
    expect(complaints).toEqual([]);
  },
});

test.beforeEach(({ context }) => translatePages(context));

async function expectTranslated(page: Page): Promise<void> {
  await expect(page.locator("font").first()).toBeVisible();
  await expect(page.getByText(/Something went wrong/)).toHaveCount(0);
}

test("a shopper whose browser translates every page orders and follows the order @once", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Explore Collection" }).click();
  await expect(page).toHaveURL(/\/products$/);
  await narrow(page, "Category", "Women");
  await page
    .getByRole("link", { name: /Mall Road V-Neck Set/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Mall Road V-Neck Set" })).toBeVisible();
  await choose(page, "Color", "Maroon");
  await choose(page, "Fabric", "Cotton Twill + Rs. 250");
  await choose(page, "Trouser", "Jogger");
  await choose(page, "Name engraving", "Yes");
  await choose(page, "Name engraving", "No");
  await choose(page, "Name engraving", "Yes");
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Dr. Ayesha");
  await choose(page, "Position", "Left");
  await choose(page, "Matching surgical cap", "Yes");
  await enterCustomSize(page, "Measured over a vest");
  await expectTranslated(page);
  await page.getByRole("button", { name: "Buy Now" }).first().click();
  await expect(page).toHaveURL(/\/cart$/);
  await page.getByRole("button", { name: /one more/i }).click();
  // The current count is shown, not the number at the time of the translation.
  await expect(page.locator("main")).toContainText("12,500");
  await page.getByRole("button", { name: /one less|one fewer/i }).click();
  await expect(page.locator("main")).toContainText("6,250");
  await checkOutAsGuest(page);
  await enterAddress(page);
  await page.getByLabel("City", { exact: true }).fill("");
  await page.getByLabel("City", { exact: true }).pressSequentially("Multan");
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Journey Tester");
  await expectTranslated(page);
  await page.getByRole("button", { name: "Order Now" }).first().click();
  await expect(page).toHaveURL(/\/order-success\/TB-/);
  const number = /TB-[0-9A-Z-]+/.exec(page.url())?.[0] ?? "";
  await page.goto("/order-track");
  await page.getByRole("textbox", { name: /order number/i }).fill("TB-9999-9999-9999");
  await page.keyboard.press("Enter");
  await expect(page.getByText("No Order").first()).toBeVisible();
  await page.getByRole("textbox", { name: /order number/i }).fill(number);
  await page.keyboard.press("Enter");
  await expect(page.getByText(number).first()).toBeVisible();
  await page
    .getByRole("button", { name: /^Cancel/ })
    .first()
    .click();
  await expectTranslated(page);
});

test("every public page stands when it is translated, and goes on to the next @once", async ({ page }) => {
  for (const path of allPages) {
    await page.goto(path);
    await expectTranslated(page);
  }
  await page.goto("/login");
  await page.getByRole("button", { name: "Login Now" }).click();
  await page.getByLabel("Email").fill("nobody@example.com");
  await page.getByLabel("Password", { exact: true }).fill("not the password");
  await page.getByRole("button", { name: "Login Now" }).click();
  await expect(page.getByRole("alert").first()).toBeVisible();
  await expectTranslated(page);
});

test("staff whose browser translates the office work on an order @once", async ({ page }) => {
  await haveStaffSession(page, "owner");
  const placed = await page.request.post("/orders/createOrderAsGuest", { data: guestOrder() });
  const { OrderID } = await placed.json();
  for (const path of [
    "dashboard",
    "orders",
    "orders/new",
    "products",
    "lists",
    "settings",
    "job-tickets",
    "cloth",
    "books",
    "parcels",
  ]) {
    await page.goto(`/admin/${path}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectTranslated(page);
  }
  await page.goto(`/admin/orders?q=${OrderID}`);
  await page.getByRole("link", { name: OrderID }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(OrderID);
  await chooseMore(page, "Start work");
  await page.getByRole("dialog").getByRole("button", { name: /start/i }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.waitForLoadState("networkidle");
  await expectTranslated(page);
  await page.goto("/admin/orders/new");
  await page.getByLabel("Find a product").fill("liberty");
  await page.getByRole("button", { name: /^Liberty V-Neck Set/ }).click();
  await page.getByLabel("Size").selectOption("made to measure");
  await page.getByLabel("Size").selectOption("M");
  await page.getByRole("button", { name: "Add to order" }).click();
  await expect(page.getByText("Choose a colour").first()).toBeVisible();
  await expectTranslated(page);
});
