import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { inDatabase } from "./support/shop-database.ts";
import { expect, test } from "./support/shop-test.ts";
import { choose, enterAddress, readyToOrder } from "./support/shopper.ts";

/** Another one for each try. */
function newAddress(name: string): string {
  return `${name}.${randomUUID()}@example.com`;
}

async function ordersOf(email: string): Promise<number> {
  const [row] = await inDatabase<{ orders: string }>(
    "select count(*) as orders from orders where email = $1",
    [email],
  );
  return Number(row?.orders);
}

test("a double click orders once @once", async ({ page }) => {
  const email = newAddress("double.click");
  await readyToOrder(page, email);
  await page.getByRole("button", { name: "Order Now" }).dblclick();
  await expect(page.getByRole("heading", { name: "Your Order is Confirmed!" })).toBeVisible();
  expect(await ordersOf(email)).toBe(1);
});

test("two submits in one task order once, and come to the confirmation @once", async ({ page }) => {
  const email = newAddress("two.submits");
  await readyToOrder(page, email);
  await page.locator("form#contact-information").evaluate((form: HTMLFormElement) => {
    form.requestSubmit();
    form.requestSubmit();
  });
  await expect(page.getByRole("heading", { name: "Your Order is Confirmed!" })).toBeVisible();
  await expect(page).toHaveURL(/\/order-success\/TB-/);
  expect(await ordersOf(email)).toBe(1);
});

test.describe("the confirmation of an order that is not there", () => {
  test.use({ refusals: ["404 /order-success/TB-2222-2222-2222", "404 /orders/trackOrder"] });

  test("confirms nothing, whichever way it is opened @once", async ({ page }) => {
    const path = "/order-success/TB-2222-2222-2222";
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: "Something's missing." })).toBeVisible();
    await expect(page.locator("body")).not.toContainText("TB-2222");
    await page.getByRole("link", { name: "Back to Homepage" }).click();
    await expect(page).toHaveURL(/\/$/);
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: "Something's missing." })).toBeVisible();
    await expect(page.getByText("Your Order is Confirmed!")).toHaveCount(0);
  });
});

test("Enter and a click order once @once", async ({ page }) => {
  const email = newAddress("enter.click");
  await readyToOrder(page, email);
  await page.getByLabel("Postal code").press("Enter");
  await page
    .getByRole("button", { name: /Order Now/ })
    // On the button and not at its place, where a moment later a link of the next page may be.
    .dispatchEvent("click", {}, { timeout: 1_000 })
    .catch(() => {});
  await expect(page.getByRole("heading", { name: "Your Order is Confirmed!" })).toBeVisible();
  expect(await ordersOf(email)).toBe(1);
});

test.describe("an answer that was lost", () => {
  test.use({ refusals: ["net::ERR_FAILED"] });

  test("is asked for again, without a second order @once", async ({ page, complaints }) => {
    const email = newAddress("lost.answer");
    await readyToOrder(page, email);
    await page.route(
      "**/orders/createOrderAsGuest",
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await page.getByRole("button", { name: "Order Now" }).click();
    await expect(
      page.getByText("There was an error placing your order. Please try again.", { exact: true }).first(),
    ).toBeVisible();
    await expect(page.getByLabel("Email")).toHaveValue(email);
    await page.getByRole("button", { name: "Order Now" }).click();
    await expect(page.getByRole("heading", { name: "Your Order is Confirmed!" })).toBeVisible();
    expect(await ordersOf(email)).toBe(1);
    complaints.splice(
      0,
      complaints.length,
      ...complaints.filter((complaint) => !complaint.includes("ERR_FAILED")),
    );
  });
});

test("two tabs with one cart order once @once", async ({ page, context }) => {
  const email = newAddress("two.tabs");
  await readyToOrder(page, email);
  const second = await context.newPage();
  await second.goto(page.url());
  await enterAddress(second, { Email: email });
  await Promise.all(
    [page, second].map((tab) =>
      tab
        .getByRole("button", { name: "Order Now" })
        .click({ timeout: 10_000 })
        // The slower tab may have found the cart ordered before it was its turn.
        .catch(() => {}),
    ),
  );
  const confirmed = (tab: Page) => tab.getByRole("heading", { name: "Your Order is Confirmed!" }).isVisible();
  await expect.poll(async () => (await confirmed(page)) || (await confirmed(second))).toBe(true);
  await Promise.all([page, second].map((tab) => tab.waitForURL(/order-success|cart$/)));
  const other = (await confirmed(page)) ? second : page;
  await expect(other.getByText(/^Your order TB-\S+ was placed in another tab\./)).toBeVisible();
  expect(await ordersOf(email)).toBe(1);
});

test("going back after an order does not order again @once", async ({ page }) => {
  const email = newAddress("going.back");
  // By the shop's own way, so that there is a page of it to come back to.
  await page.goto("/selectedItem/liberty-v-neck-set");
  await choose(page, "Color", "Black");
  await choose(page, "Size", "L");
  await page.getByRole("button", { name: "Add To Cart" }).first().click();
  await expect(page).toHaveURL(/\/products$/);
  await page.goto("/checkout");
  await enterAddress(page, { Email: email });
  await page.getByRole("button", { name: "Order Now" }).click();
  await expect(page.getByRole("heading", { name: "Your Order is Confirmed!" })).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/order-success/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("button", { name: "Order Now" })).toBeHidden();
  expect(await ordersOf(email)).toBe(1);
});
