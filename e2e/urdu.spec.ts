import type { Page } from "@playwright/test";
import { reasonTexts } from "#web/messages/ur/answers.ts";
import { cartMessages } from "#web/messages/ur/cart.ts";
import { checkoutMessages } from "#web/messages/ur/checkout.ts";
import { formMessages } from "#web/messages/ur/forms.ts";
import { ordersMessages } from "#web/messages/ur/orders.tsx";
import { productMessages } from "#web/messages/ur/product.ts";
import { watchPageWeight } from "../bench/page-weight.ts";
import { sampleCart } from "../bench/sample-cart.ts";
import { expectNoBarriers } from "./support/accessibility.ts";
import { allPages, customerPages } from "./support/all-pages.ts";
import { haveSession } from "./support/customer.ts";
import { expectNothingLost } from "./support/nothing-lost.ts";
import { scriptBudget } from "./support/script-budget.ts";
import { expect, requestTest, test } from "./support/shop-test.ts";
import { enter, expectToast } from "./support/shopper.ts";

test("a guest orders in Urdu, which stays until English is chosen @once", async ({ page }) => {
  await page.goto("/products?category=Men");
  await page.getByRole("contentinfo").getByRole("link", { name: "اردو" }).click();
  await expect(page).toHaveURL(/\/ur\/products\?category=Men$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "ur");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");

  await page.goto("/selectedItem/liberty-v-neck-set");
  await expect(page).toHaveURL(/\/ur\/selectedItem/);
  await choose(page, "گہرا نیلا");
  await choose(page, "M");
  await page.getByRole("button", { name: productMessages.addToCart }).first().click();
  await expectToast(page, productMessages.itemAdded);
  await expect(page).toHaveURL(/\/ur\/products$/);

  await page.goto("/ur/cart");
  expect(await readsFromTheLeft(page, "Rs. 4,750")).toBe(true);
  await page.getByRole("button", { name: cartMessages.proceed }).click();
  const dialog = page.getByRole("dialog", { name: cartMessages.almostDone });
  await dialog.getByRole("link", { name: cartMessages.continueAsGuest }).click();
  await expect(page).toHaveURL(/\/ur\/checkout$/);
  await page.getByRole("button", { name: checkoutMessages.orderNow }).click();
  await expect(page.getByText(reasonTexts.ENTER_YOUR_CITY)).toBeVisible();
  await enterAddress(page);
  await page.getByRole("button", { name: checkoutMessages.orderNow }).click();
  await expect(page.getByRole("heading", { name: ordersMessages.confirmed })).toBeVisible();
  await expect(page).toHaveURL(/\/ur\/order-success\/TB-/);

  await page.getByRole("contentinfo").getByRole("link", { name: "English", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Your Order is Confirmed!" })).toBeVisible();
  await page.goto("/cart");
  await expect(page).toHaveURL(/[^r]\/cart$/);
});

async function choose(page: Page, option: string): Promise<void> {
  const choice = page.getByRole("radio", { name: option, exact: true });
  await choice.locator("xpath=ancestor::label").click();
  await expect(choice).toBeChecked();
}

async function enterAddress(page: Page): Promise<void> {
  const address = {
    [checkoutMessages.name]: "عائشہ Journey",
    [formMessages.email]: "journey@example.com",
    [formMessages.phone]: "0300 1234567",
    [checkoutMessages.city]: "Lahore",
    [checkoutMessages.province]: "Punjab",
    [checkoutMessages.postalCode]: "54000",
    [checkoutMessages.address]: "14 Journey Street, Model Town",
  };
  for (const [label, text] of Object.entries(address)) await enter(page, label, text);
}

/** Whether a text in a line from right to left still begins at its left. */
function readsFromTheLeft(page: Page, text: string): Promise<boolean> {
  return page
    .locator("main")
    .getByText(text)
    .first()
    .evaluate((element, words) => {
      const node = [...element.childNodes].find(({ textContent }) => textContent?.includes(words));
      const leaf = node ?? element;
      const start = leaf.textContent?.indexOf(words) ?? 0;
      const leftOf = (offset: number) => {
        const range = document.createRange();
        range.setStart(leaf, offset);
        range.setEnd(leaf, offset + 1);
        return range.getBoundingClientRect().left;
      };
      return leftOf(start) < leftOf(start + words.length - 1);
    }, text);
}

const pagesAtOnce = 4;

for (let first = 0; first < allPages.length; first += pagesAtOnce) {
  const paths = allPages.slice(first, first + pagesAtOnce);
  test(`in Urdu ${paths.join(", ")} are no barrier to anybody and lose nothing on a narrow screen @once`, async ({
    page,
    baseURL,
  }) => {
    const cart = await sampleCart(baseURL ?? "");
    await page.addInitScript((stored) => localStorage.setItem("cart", stored), cart);
    for (const path of paths) {
      await page.goto(`/ur${path}`);
      await expect(page.locator("html")).toHaveAttribute("lang", "ur");
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      await expectNoBarriers(page);
      await expectNothingLost(page);
    }
  });
}

test("pages of customers in Urdu pass the accessibility checks @once", async ({ page }) => {
  await haveSession(page);
  for (const path of customerPages) {
    await page.goto(`/ur${path}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expectNoBarriers(page);
    await expectNothingLost(page);
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const path of ["/", "/products"]) {
    test(`in Urdu ${path} keeps to the budget of its script @once`, async ({ page }) => {
      const weightOf = await watchPageWeight(page);
      await page.goto(`/ur${path}`, { waitUntil: "networkidle" });
      const { Script } = weightOf(path);
      expect(Script).toBeGreaterThan(10_000);
      expect(Script).toBeLessThanOrEqual(scriptBudget(path, "ur"));
    });
  }
});

test("each page names its twin in the other language @once", async ({ page }) => {
  for (const address of ["/about", "/ur/about"]) {
    await page.goto(address);
    for (const [language, path] of [
      ["en", "/about"],
      ["ur", "/ur/about"],
      ["x-default", "/about"],
    ]) {
      const link = page.locator(`link[rel=alternate][hreflang=${language}]`);
      await expect(link).toHaveAttribute("href", new URL(path ?? "", page.url()).href);
    }
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", page.url());
  }
});

requestTest.describe("without JavaScript", () => {
  requestTest.use({ javaScriptEnabled: false });

  // A journey would complain of each script that does not run.
  requestTest("the language is chosen all the same @once", async ({ page }) => {
    await page.goto("/about");
    await page.getByRole("contentinfo").getByRole("link", { name: "اردو" }).click();
    await expect(page).toHaveURL(/\/ur\/about$/);
    await page.getByRole("contentinfo").getByRole("link", { name: "English", exact: true }).click();
    await expect(page).toHaveURL(/[^r]\/about$/);
  });
});
