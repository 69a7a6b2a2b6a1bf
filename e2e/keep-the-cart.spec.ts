import type { Page } from "@playwright/test";
import { inDatabase } from "./support/shop-database.ts";
import { expect, test } from "./support/shop-test.ts";
import { choose, engrave, expectAmount } from "./support/shopper.ts";

async function addSet(page: Page, size: string): Promise<void> {
  await page.goto("/selectedItem/canal-v-neck-set");
  await choose(page, "Color", "White");
  await choose(page, "Size", size);
  await page.getByRole("button", { name: "Add To Cart" }).first().click();
  await expect(page).toHaveURL(/\/products$/);
}

test("lines merge only when every choice is the same @once", async ({ page }) => {
  await addSet(page, "M");
  await addSet(page, "M");
  await addSet(page, "L");
  await page.goto("/selectedItem/canal-v-neck-set");
  await choose(page, "Color", "White");
  await choose(page, "Size", "M");
  await engrave(page, "Dr. Sana", "Left");
  await page.getByRole("button", { name: "Buy Now" }).first().click();
  await expect(page).toHaveURL(/\/cart$/);
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem("cart") ?? "null"));
  expect(Object.keys(stored).sort()).toEqual(["cart", "totalPrice", "totalQuantity"]);
  expect(stored.cart.map((line: { quantity: number }) => line.quantity)).toEqual([2, 1, 1]);
  // 4 × 3,850 and one engraving of 300.
  expect(stored).toMatchObject({ totalQuantity: 4, totalPrice: 15_700 });
  await expectAmount(page, "Total", "Rs. 15,700");
});

test("two tabs show the same cart @once", async ({ page, context }) => {
  await addSet(page, "M");
  const second = await context.newPage();
  await second.goto(new URL("/cart", page.url()).href);
  await expect(second.getByText("Canal V-Neck Set")).toBeVisible();
  await page.goto("/cart");
  await second.getByRole("button", { name: /increase|one more/i }).click();
  await expectAmount(page, "Total", "Rs. 7,700");
  await page.getByRole("button", { name: /remove/i }).click();
  await expect(second.getByText("No Item In Cart")).toBeVisible();
});

test("a damaged cart is an empty cart, and can be filled again @once", async ({ page }) => {
  await page.goto("/cart");
  for (const damage of ["not json", "[]", '{"cart":[{"_id":1}],"totalQuantity":-4}', '{"cart":"x"}']) {
    await test.step(damage, async () => {
      await page.evaluate((text) => localStorage.setItem("cart", text), damage);
      await page.goto("/cart");
      await expect(page.getByText("No Item In Cart")).toBeVisible();
      await addSet(page, "M");
    });
  }
});

/** Changes the price of a set and waits until the pages know. */
async function setPrice(page: Page, rupees: number, shown: string): Promise<void> {
  await inDatabase("update products set price = $1 where id = 'theatre-plain-set'", [rupees]);
  const html = async () => (await page.request.get("/selectedItem/theatre-plain-set")).text();
  await expect.poll(html).toContain(shown);
}

test("a price that changed meanwhile is named @once", async ({ page }) => {
  await setPrice(page, 3_650, "Rs. 3,650");
  await page.goto("/selectedItem/theatre-plain-set");
  await choose(page, "Color", "OT Green");
  await choose(page, "Size", "M");
  await page.getByRole("button", { name: "Add To Cart" }).first().click();
  await expect(page).toHaveURL(/\/products$/);
  await setPrice(page, 3_750, "Rs. 3,750");
  await page.goto("/cart");
  await expect(page.getByText(/Theatre Plain Set.*Rs\.\s3,650.*Rs\.\s3,750/).first()).toBeVisible();
  await expectAmount(page, "Subtotal", "Rs. 3,750");
});
