import type { Page } from "@playwright/test";
import { expectNoBarriers } from "./support/accessibility.ts";
import { countClicks } from "./support/count-clicks.ts";
import { lastMailTo } from "./support/outbox.ts";
import { expect, test } from "./support/shop-test.ts";
import { expectToast } from "./support/shopper.ts";
import { haveStaffSession } from "./support/staff.ts";

// Asked while the reduction has no reason yet.
test.use({ refusals: ["400 /api/admin/orders/quoteEdit"] });

/** The first letters choose in a list; Tab goes on. */
async function chooseByKeys(page: Page, ...starts: string[]): Promise<void> {
  for (const start of starts) {
    if (start !== "") await page.keyboard.type(start);
    await page.keyboard.press("Tab");
  }
}

test("a phone order of two lines by keyboard alone, for a known customer @once", async ({ page }) => {
  await haveStaffSession(page, "manager");
  const phone = `0321 ${String(Date.now()).slice(-7)}`;
  const email = `journey.keys.${Date.now()}@example.com`;
  const step = await countClicks(page);

  await test.step("a new customer", async () => {
    await page.goto("/admin/orders/new");
    await page.getByLabel("Phone", { exact: true }).focus();
    await page.keyboard.type(phone);
    for (const typed of ["Journey Keys", email, "9 Journey Street", "", "Multan", "Punjab", "60000"]) {
      await page.keyboard.press("Tab");
      await page.keyboard.type(typed);
    }
    // Enter goes on to the next field, and from the last one to the product.
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(page.getByText("A new customer: there is no order with this phone.")).toBeVisible();
    await page.getByLabel("Find a product").focus();
    await page.keyboard.type("liberty v-neck set");
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("Size", { exact: true })).toBeFocused();
    await chooseByKeys(page, "M", "Navy", "Plain", "Straight");
    await page.getByLabel("Quantity", { exact: true }).press("Enter");
    await expect(page.getByLabel("Size, line 1")).toHaveValue("M");
    await expect(page.getByText("Rs. 5,000").first()).toBeVisible();
    await expect(page.getByText(/^Leaves by/)).toBeVisible();
    await expectNoBarriers(page);
    // Enter in the empty box goes on to the button.
    await expect(page.getByLabel("Find a product")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Place order" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expectToast(page, "Order placed");
    await expect(page.getByRole("link", { name: "Print tickets" })).toBeVisible();
    await expectNoBarriers(page);
    expect((await lastMailTo(email, "order-placed")).text).toContain("9 Journey Street");
  });

  await step("Take a phone order of two lines", async () => {
    await expect(page.getByRole("button", { name: "Another order" })).toBeFocused();
    await page.keyboard.press("Enter");
    await page.getByLabel("Phone", { exact: true }).focus();
    await page.keyboard.type(phone);
    await expect(page.getByText("Known customer:")).toBeVisible();
    await expect(page.getByText("Last sizes: M (Liberty V-Neck Set)")).toBeVisible();
    await expect(page.getByLabel("Address", { exact: true })).toHaveValue("9 Journey Street");
    await expect(page.getByLabel("Province")).toHaveValue("Punjab");
    for (const [start, size] of [
      ["Navy", ""],
      ["Black", "L"],
    ] as const) {
      await page.getByLabel("Find a product").focus();
      await page.keyboard.type("liberty v-neck set");
      await page.keyboard.press("Enter");
      await expect(page.getByLabel("Size", { exact: true })).toBeFocused();
      await chooseByKeys(page, size, start, "Plain", "Straight");
      await page.getByLabel("Quantity", { exact: true }).press("Enter");
      await expect(page.getByLabel("Size", { exact: true })).toHaveCount(0);
    }
    await expect(page.getByLabel("Size, line 1")).toHaveValue("M");
    await expect(page.getByLabel("Size, line 2")).toHaveValue("L");
    await page.getByLabel("Quantity, line 2").press("ArrowUp");
    await page.keyboard.press("Control+Enter");
    await expectToast(page, "Order placed");
  });

  await page.getByRole("link", { name: /^TB-/ }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("TB-");

  await step("Edit size, quantity and price of an order", async () => {
    await page.getByRole("link", { name: "Edit" }).first().click();
    await page.getByLabel("Size, line 1").selectOption("XL");
    await page.getByRole("button", { name: "One more, line 2" }).click();
    await page.getByLabel("Reduction in rupees").fill("500");
    const reason = page.getByLabel("Reason for the reduction");
    await expect(reason).toHaveAccessibleDescription("Say why");
    await expect(page.getByRole("status").filter({ hasText: "XL" })).toBeVisible();
    await reason.fill("Came late");
    await expect(page.getByRole("status").filter({ hasText: "Reduction" })).toBeVisible();
    await expectNoBarriers(page);
    await page.keyboard.press("Control+Enter");
    await expectToast(page, "Order changed. The customer gets a mail.");
    await expect(page.getByText("Reduced: Came late")).toBeVisible();
  });
});
