import type { Response } from "@playwright/test";
import { haveSession } from "./support/customer.ts";
import { holdBack } from "./support/hold-back.ts";
import { expect, test } from "./support/shop-test.ts";
import { choose, enterAddress } from "./support/shopper.ts";

const product = "/selectedItem/mall-road-v-neck-set";

const loadingBar = ".page-loader";

test("a page that is long in coming shows that it is on its way @once", async ({ page }) => {
  await page.goto("/");
  const release = await holdBack(page, /\/products\/|\/productDetails\//);
  await page.getByRole("link", { name: "Shop", exact: true }).first().click();
  await expect(page.getByRole("status").filter({ hasText: "Loading" }).first()).toBeAttached();
  await expect(page.locator(loadingBar)).toBeVisible();
  release();
  await expect(page).toHaveURL(/\/products$/);
  await expect(page.locator(loadingBar)).toBeHidden();
});

test("scripts ask to be compiled while they arrive @once", async ({ page }) => {
  const scripts: Response[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response);
  });
  await page.goto(product, { waitUntil: "networkidle" });
  expect(scripts.length).toBeGreaterThan(5);
  for (const script of scripts) {
    // Facts alone, and nothing to compile.
    if (script.url().includes("/manifest-")) continue;
    expect(await script.text(), script.url()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  }
});

test("another color that is long in coming shows that it is on its way @once", async ({ page }) => {
  await page.goto(product);
  const release = await holdBack(page, /maroon-front/);
  await choose(page, "Color", "Maroon");
  const sewing = page.getByRole("main").locator(loadingBar);
  await expect(sewing).toBeVisible();
  release();
  await expect(sewing).toBeHidden();
});

test("the code that draws a name shows that it is on its way @once", async ({ page }) => {
  await page.goto(product);
  const release = await holdBack(page, /preview-code/);
  await choose(page, "Name engraving", "Yes");
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Dr. Sana");
  const sewing = page.getByRole("main").locator(loadingBar);
  await expect(sewing).toBeVisible();
  release();
  await expect(sewing).toBeHidden();
  await expect(page.getByText("Live preview")).toBeVisible();
});

test("a dialog whose code is long in coming shows that it opens @once", async ({ page }) => {
  await page.goto(product);
  const release = await holdBack(page, /size-help-dialog/);
  await page.getByRole("button", { name: "Size help" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Opening Size help" })).toBeVisible();
  release();
  await expect(page.getByRole("dialog", { name: "Size help" })).toBeVisible();
});

test("the ways through the cart and the checkout are busy while the shop answers @once", async ({ page }) => {
  await page.goto(product);
  await choose(page, "Color", "Teal");
  await choose(page, "Size", "L");
  let release = await holdBack(page, /getPricing/);
  const buy = page.getByRole("button", { name: "Buy Now" }).first();
  await buy.click();
  await expect(buy).toHaveAttribute("aria-busy", "true");
  release();
  await expect(page).toHaveURL(/\/cart$/);
  await page.goto("/checkout");
  await page.getByRole("button", { name: "Have a coupon?" }).click();
  await page.getByLabel("Coupon code").fill("NOSUCH");
  release = await holdBack(page, /verifyCoupon|createOrder/);
  const apply = page.getByRole("button", { name: "Apply" });
  await apply.click();
  await expect(apply).toHaveAttribute("aria-busy", "true");
  await enterAddress(page);
  const order = page.getByRole("button", { name: "Order Now" });
  await order.click();
  await expect(order).toHaveAttribute("aria-busy", "true");
});

test("logging out is busy while the shop answers, and closes its menu then @once", async ({ page }) => {
  const { name } = await haveSession(page);
  await page.goto("/about");
  await page.getByRole("button", { name: new RegExp(name) }).click();
  const release = await holdBack(page, /users\/logout/);
  const logout = page.getByRole("button", { name: "Logout" });
  await logout.click();
  await expect(logout).toHaveAttribute("aria-busy", "true");
  release();
  await expect(page.getByRole("link", { name: "Login" }).first()).toBeVisible();
});
