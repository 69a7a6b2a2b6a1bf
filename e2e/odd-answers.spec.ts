import type { Page } from "@playwright/test";
import { sampleCart } from "../bench/sample-cart.ts";
import { haveCart } from "./support/early-taps.ts";
import { expect, test } from "./support/shop-test.ts";
import { expectToast, readyToOrder } from "./support/shopper.ts";

/** The specification takes the flag in the answer for a success, not its status alone. */

async function answer(page: Page, call: string, status: number, json: object): Promise<void> {
  await page.route(`**${call}`, (route) => route.fulfill({ status, json }));
}

test("an order is placed only where the answer has the success flag; else the cart stays @once", async ({
  page,
}) => {
  await readyToOrder(page, "odd.answer@example.com");
  await answer(page, "/orders/createOrderAsGuest", 200, { message: "not placed" });
  await page.getByRole("button", { name: "Order Now" }).click();
  await expectToast(page, "There was an error placing your order. Please try again.");
  await expect(page).toHaveURL(/\/checkout$/);
  await page.goto("/cart");
  await expect(page.getByRole("heading", { name: "Cart Total" })).toBeVisible();
});

test("a code leads on only where the answer carries OtpVerified @once", async ({ page }) => {
  await answer(page, "/users/verifyOtp", 200, { message: "x" });
  await page.goto("/otp/abc");
  await page.getByRole("textbox").fill("123456");
  await page.getByRole("button", { name: "Submit" }).click();
  await expectToast(page, "The shop did not answer as expected. Try again in a moment.");
  await expect(page).toHaveURL(/\/otp\/abc$/);
});

test.describe("charges that the shop cannot tell", () => {
  test.use({ refusals: ["500 /pricing/getPricing"] });

  test("are said in the shop's words in the cart @once", async ({ page, baseURL }) => {
    await haveCart(page, await sampleCart(baseURL ?? ""));
    const sentence = "The charges are being counted.";
    const body = { error: sentence, message: sentence, code: "INTERNAL" };
    await answer(page, "/pricing/getPricing", 500, body);
    await page.goto("/cart");
    await expectToast(page, sentence);
  });
});
