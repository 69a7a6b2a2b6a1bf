import type { Page } from "@playwright/test";
import { expect, test } from "./support/shop-test.ts";
import { choose, engrave, expectAmount } from "./support/shopper.ts";

async function addEngraved(page: Page): Promise<void> {
  await page.goto("/selectedItem/liberty-v-neck-set");
  await choose(page, "Color", "Navy Blue");
  await choose(page, "Size", "M");
  await choose(page, "Matching surgical cap", "Yes");
  await engrave(page, "Dr. Sana", "Left");
  await page.getByRole("button", { name: "Buy Now" }).first().click();
  await expect(page).toHaveURL(/\/cart$/);
}

const items = (page: Page) => page.getByRole("region", { name: "Items" });

test("each charge of a line has its row in the cart, and they add up", async ({ page }) => {
  await addEngraved(page);
  await page.getByRole("button", { name: "One more" }).click();
  for (const [charge, amount] of [
    ["2 x Rs. 4,750", "Rs. 9,500"],
    ["Name engraving", "Rs. 600"],
    ["Surgical cap", "Rs. 700"],
  ] as const) {
    const row = items(page).getByRole("term").filter({ hasText: charge }).locator("xpath=..");
    await expect(row.filter({ hasText: amount })).toHaveCount(1);
  }
  await expect(items(page)).toContainText("Rs. 10,800");
  await expectAmount(page, "Subtotal", "Rs. 10,800");
});

test("removed lines can be restored one by one to their place @phone", async ({ page }) => {
  await addEngraved(page);
  await page.goto("/selectedItem/classic-lab-coat");
  await choose(page, "Color", "White");
  await choose(page, "Size", "L");
  await page.getByRole("button", { name: "Buy Now" }).first().click();
  await expect(page).toHaveURL(/\/cart$/);
  const before = await page.evaluate(() => localStorage.getItem("cart"));

  await page.getByRole("button", { name: "Remove Liberty V-Neck Set" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Liberty V-Neck Set removed" })).toHaveCount(1);
  const undo = (name: string) => page.getByRole("button", { name: `Put ${name} back into the cart` });
  await expect(undo("Liberty V-Neck Set")).toBeFocused();
  await page.getByRole("button", { name: "Remove Classic Lab Coat" }).click();
  await expect(page.getByText("No Item In Cart")).toBeVisible();
  await undo("Classic Lab Coat").click();
  await page.keyboard.press("Tab");
  await undo("Liberty V-Neck Set").click();
  await expect(items(page).getByRole("heading")).toHaveText(["Liberty V-Neck Set", "Classic Lab Coat"]);
  expect(await page.evaluate(() => localStorage.getItem("cart"))).toBe(before);
});

test("a line is edited on the page of its product, and replaced on save @phone", async ({ page }) => {
  await addEngraved(page);
  await page.getByRole("button", { name: "One more" }).click();
  await page.getByRole("link", { name: "Edit Liberty V-Neck Set" }).click();
  await expect(page).toHaveURL(/\/selectedItem\/liberty-v-neck-set\?line=[0-9a-z]+/);
  for (const choice of ["Navy Blue", "M"]) {
    await expect(page.getByRole("radio", { name: choice, exact: true })).toBeChecked();
  }
  await expect(page.getByRole("textbox", { name: "Name", exact: true })).toHaveValue("Dr. Sana");
  await expect(page.getByRole("button", { name: "Add To Cart" })).toHaveCount(0);
  await choose(page, "Size", "L");
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Dr. Sana Malik");
  await page.getByRole("button", { name: "Save changes" }).filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(items(page).getByRole("heading")).toHaveText(["Liberty V-Neck Set"]);
  await expect(items(page)).toContainText("Dr. Sana Malik, left");
  await expect(items(page).getByRole("group", { name: /^Quantity/ })).toContainText("2");
  await expectAmount(page, "Subtotal", "Rs. 10,800");
});

test("the added notice links to the cart and does not cover the logo", async ({ page }) => {
  await page.goto("/selectedItem/liberty-v-neck-set");
  await choose(page, "Color", "Navy Blue");
  await choose(page, "Size", "M");
  await page.getByRole("button", { name: "Add To Cart" }).first().click();
  const notice = page.getByRole("status").filter({ hasText: "Item Added to Cart" });
  await expect(notice).toContainText("Liberty V-Neck Set");
  await expect(notice).toContainText("Navy Blue, M");
  const logo = await page.getByRole("banner").getByRole("link").first().boundingBox();
  const place = await notice.boundingBox();
  expect(place?.y ?? 0).toBeGreaterThan((logo?.y ?? 0) + (logo?.height ?? 0));
  await notice.getByRole("link", { name: "Go to cart" }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(notice).toHaveCount(0);
  await expect(items(page)).toContainText("Liberty V-Neck Set");
});
