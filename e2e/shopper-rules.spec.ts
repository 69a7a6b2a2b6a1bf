import { getProducts } from "#contract/catalog/catalog.ts";
import { expectLargeTargets } from "./support/accessibility.ts";
import { expect, test } from "./support/shop-test.ts";
import {
  addressee,
  choose,
  enterAddress,
  expectAmount,
  groupOf,
  orderNow,
  trackOrder,
} from "./support/shopper.ts";

/*
 * Demands of published research on checkouts, where no other journey shows them already: the same words everywhere
 * (same-words), errors beside their fields (bad-input), filters that stay and can be reset (browse-products), and the
 * rest of accessibility (every-page, keyboard-only, moving-rows, recover-password).
 */

const product = "/selectedItem/liberty-v-neck-set";

async function buyOne(page: Parameters<typeof choose>[0]): Promise<void> {
  await page.goto(product);
  await choose(page, "Color", "Black");
  await choose(page, "Size", "L");
  await page.getByRole("button", { name: "Buy Now" }).first().click();
  await expect(page).toHaveURL(/\/cart$/);
}

test("guest first: the way on as a guest comes before the login, and no e-mail is asked @once", async ({
  page,
}) => {
  await buyOne(page);
  await page.getByRole("button", { name: "Proceed to Checkout" }).click();
  const dialog = page.getByRole("dialog", { name: "Almost Done!" });
  await expect(dialog).toContainText("Continue as a guest, no account needed");
  await expect(dialog.getByRole("link").first()).toHaveText("Continue Checkout");
  await expect(dialog.getByRole("link").nth(1)).toHaveText("Login Now");
  await expect(dialog.getByRole("heading")).toHaveText("Almost Done!");
  await expect(dialog.getByRole("textbox")).toHaveCount(0);
});

test("no cost appears for the first time at the checkout @once", async ({ page }) => {
  await page.goto(product);
  await expect(page.getByText("Delivery Rs. 250. Rs. 250 more for free delivery.")).toBeVisible();
  await buyOne(page);
  await expect(page.getByText("Rs. 250 more for free delivery")).toBeVisible();
  await expectAmount(page, "Delivery Charges", "Rs. 250");
  await expectAmount(page, "Total", "Rs. 5,000");
  await page.goto("/checkout");
  await expectAmount(page, "Delivery Charges", "Rs. 250");
  await expectAmount(page, "Total", "Rs. 5,000");
});

test("all sizes are buttons, with help beside them in both units @phone", async ({ page }) => {
  await page.goto(product);
  const sizes = groupOf(page, "Size").getByRole("radio");
  await expect(sizes).toHaveCount(7);
  for (const size of await sizes.all()) await expect(size).toBeEnabled();
  await page.getByRole("button", { name: "Size help" }).click();
  const help = page.getByRole("dialog", { name: "Size help" });
  const chest = help.getByRole("row", { name: /^M / }).getByRole("cell").first();
  await expect(chest).toHaveText("42½");
  await expect(help.getByRole("heading", { name: "How to measure" })).toBeVisible();
  await choose(page, "Unit", "Centimetres");
  await expect(chest).toHaveText("108");
  await page.keyboard.press("Escape");
  await expect(help).toBeHidden();
  await expect(page.getByRole("button", { name: "Size help" })).toBeFocused();
});

test("ask little and say why: keyboards, autofill, and the province of a known city @once", async ({
  page,
}) => {
  await buyOne(page);
  await page.goto("/checkout");
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await expect(field("Phone")).toHaveAccessibleDescription("The rider calls you before delivery.");
  await expect(field("Phone")).toHaveAttribute("inputmode", "tel");
  await expect(field("Email")).toHaveAttribute("inputmode", "email");
  await expect(field("Postal code")).toHaveAttribute("inputmode", "numeric");
  for (const label of Object.keys(addressee))
    await expect(field(label)).toHaveAttribute("autocomplete", /.+/);
  for (const label of ["Name", "City", "Address"]) {
    await expect(field(label)).toHaveAttribute("autocorrect", "off");
  }
  await expect(page.getByText("(optional)")).toHaveCount(2);
  await expect(page.getByRole("textbox", { name: "Coupon code" })).toBeHidden();
  await field("City").fill("Karachi");
  await expect(field("Province")).toHaveValue("Sindh");
  await expect(field("Postal code")).toHaveValue("74200");
  await field("City").fill("کوئٹہ");
  await expect(field("Province")).toHaveValue("Balochistan");
  await expect(field("Postal code")).toHaveValue("87300");
  await field("Province").selectOption("Sindh");
  await field("Postal code").fill("75500");
  await field("City").fill("Lahore");
  await expect(field("Province")).toHaveValue("Sindh");
  await expect(field("Postal code")).toHaveValue("75500");
});

test("cards show the values that lists filter and sort by @once", async ({ page }) => {
  await page.goto("/products");
  const answer = await page.request.post(getProducts.path, { data: {} });
  const { productData } = getProducts.success.body.parse(await answer.json());
  const optionsOf = (filter: string) =>
    page
      .getByRole("combobox", { name: filter })
      .locator("option")
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
  const categories = await optionsOf("Category");
  const colors = await optionsOf("Color");
  expect(productData.length).toBeGreaterThan(5);
  for (const product of productData) {
    expect(categories).toContain(product.category);
    expect(colors).toEqual(expect.arrayContaining(product.colors.map(({ label }) => label)));
  }

  await page.getByRole("combobox", { name: /Sort/ }).filter({ visible: true }).selectOption("price-up");
  await expect(page).toHaveURL(/sort=price-up/);
  const byPrice = await page.request.post(`${getProducts.path}?sort=price-up`, { data: {} });
  const cheapest = getProducts.success.body.parse(await byPrice.json()).productData;
  const paid = cheapest.map(({ from_price: price }) => price);
  expect(paid).toEqual(paid.toSorted((a, b) => a - b));
  await expect(page.locator("main article h3").first()).toHaveText(cheapest[0]?.name ?? "");
});

test("no picture is hidden: each has its thumbnail, and all can be looked at closely", async ({
  page,
  isMobile,
}) => {
  await page.goto(product);
  const thumbnails = page.getByRole("list", { name: "Pictures" }).getByRole("button");
  // Photographs of reviews may stand behind them.
  await expect.poll(() => thumbnails.count()).toBeGreaterThanOrEqual(8);
  for (const thumbnail of await thumbnails.all()) {
    await expect(thumbnail).toBeVisible();
    await thumbnail.click();
    await expect(thumbnail).toHaveAttribute("aria-current", "true");
  }
  const opener = page.getByRole("button", { name: "Zoom in" });
  const closer = page.getByRole("button", { name: /^Zoom out/ });
  await (isMobile ? opener.tap() : opener.click());
  await expect(closer).toBeFocused();
  await (isMobile ? closer.tap() : closer.click());
  await expect(closer).toBeHidden();

  await opener.press("Enter");
  await expect(closer).toBeFocused();
  const scrolled = () => closer.locator("xpath=..").evaluate((layer) => layer.scrollTop);
  const before = await scrolled();
  await page.keyboard.press("ArrowDown");
  await expect.poll(scrolled).toBeGreaterThan(before);
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();
});

for (const [language, path, towardsEnd] of [
  ["English", product, -1],
  ["Urdu", `/ur${product}`, 1],
] as const) {
  test(`a swipe leads to the next picture, on a form with its height and size, in ${language} @phone`, async ({
    page,
  }) => {
    await page.goto(path, { waitUntil: "networkidle" });
    const shown = page.locator("[data-shown]");
    const { x = 0, y = 0, width = 0, height = 0 } = (await shown.boundingBox()) ?? {};
    const from = { x: x + width / 2 - towardsEnd * width * 0.4, y: y + height / 2 };
    const touch = await page.context().newCDPSession(page);
    await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [from] });
    for (let step = 1; step <= 10; step++) {
      const to = { x: from.x + towardsEnd * width * 0.08 * step, y: from.y };
      await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [to] });
    }
    await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await expect(shown).toContainText(/178.*M/);
    await expect(shown.locator("img")).toHaveAttribute("src", /-on-a-form-[0-9a-f]{8}-960/);
  });
}

test("the arrow keys lead from picture to picture @once", async ({ page }) => {
  await page.goto(product, { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Zoom in" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("button", { name: "Show on a form", exact: true })).toHaveAttribute(
    "aria-current",
    "true",
  );
});

test("tracking says where the order is, since when, what comes next and whom to call, on our own page @phone", async ({
  page,
}) => {
  await buyOne(page);
  await page.goto("/checkout");
  await enterAddress(page);
  const number = await orderNow(page);
  await trackOrder(page, number);
  const order = page.getByRole("article", { name: `Order ${number}` });
  const steps = order.getByRole("list").first().getByRole("listitem");
  await expect(steps).toHaveText([
    /^Order placed.*\d{1,2}:\d{2}/,
    /^Leaves our workshop.*by \w{3} \d{1,2} \w{3}/,
    /^Reaches you.*\d{1,2}/,
  ]);
  await expect(order).toContainText("We are getting your order ready.");
  await expect(order).toContainText("You can cancel it until our workshop starts it.");
  await expect(order.getByRole("link", { name: /^\+?\d/ })).toHaveAttribute("href", /^tel:/);
  await expect(order).toContainText("Liberty V-Neck Set");
  await expect(order).toContainText("Rs. 5,000");
  await expect(order.getByRole("button", { name: "Cancel Order" })).toBeVisible();
  await expect(order.locator("a[href^=http], a[target]")).toHaveCount(0);
});

test("controls are large enough, named, announced once, and fit 320 pixels @phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(product);
  for (const color of await groupOf(page, "Color").getByRole("radio").all()) {
    await expect(color).toHaveAccessibleName(/\w+/);
  }
  await choose(page, "Color", "Black");
  await choose(page, "Size", "L");
  await expectLargeTargets(page);
  await page.getByRole("button", { name: "Add To Cart" }).first().click();
  await expect(page.getByRole("status").filter({ hasText: "Item Added to Cart" })).toHaveCount(1);
  await expect(page.getByRole("alert").filter({ hasText: /\w/ })).toHaveCount(0);
  for (const path of ["/products", "/cart", "/checkout", "/order-track", "/login"]) {
    await page.goto(path);
    await expectLargeTargets(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  }
});
