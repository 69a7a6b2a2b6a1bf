import { customerPages } from "./support/all-pages.ts";
import { haveSession } from "./support/customer.ts";
import { allowOffline, cachedAnswers, see, untilCached } from "./support/service-worker.ts";
import { inDatabase } from "./support/shop-database.ts";
import { expect, test } from "./support/shop-test.ts";
import {
  checkOutAsGuest,
  choose,
  enterAddress,
  expectToast,
  orderNow,
  trackOrder,
} from "./support/shopper.ts";

allowOffline();

const product = "/selectedItem/mall-road-v-neck-set";
const title = "Mall Road V-Neck Set";
const offlineNote = "You are offline.";

test("a visited product and the cart open offline @once", async ({ page, context }) => {
  await see(page, product);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.getByRole("status").filter({ hasText: offlineNote })).toBeVisible();
  const picture = page.getByRole("main").locator("img").first();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(246, 244, 239)");
  const reviews = page.locator("section:has(#reviews) li");
  await expect(reviews.first()).toBeVisible();
  await reviews.last().scrollIntoViewIfNeeded();
  await expect(reviews.first()).toBeVisible();
  await choose(page, "Color", "Teal");
  await choose(page, "Size", "L");
  await page.getByRole("button", { name: "Buy Now" }).first().click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole("heading", { name: title })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: title })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(offlineNote)).toBeHidden();
});

test("pages that clicks led to open again without network @once", async ({ page, context }) => {
  await see(page, "/");
  await page.getByRole("link", { name: "Products", exact: true }).first().click();
  await expect(page).toHaveURL(/\/products$/);
  await untilCached(page, "/products");
  await context.setOffline(true);
  // Back to the first page, whose answers were never asked for one by one.
  await page.getByRole("banner").getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Elevate Your Medical Uniform");
  await page.goto("/products");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Products");
});

test("an unvisited page explains itself offline and opens when the network is back @once", async ({
  page,
  context,
}) => {
  await see(page, "/");
  await context.setOffline(true);
  await page.goto("/size-chart");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("No connection");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("No connection");
  await page.getByRole("link", { name: "Open cart" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Cart");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("No connection");
  // It opens automatically.
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/size-chart$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("SIZE CHART GUIDE");
});

test("a click without network to code that is not there is not lost @once", async ({ page, context }) => {
  await see(page, "/");
  await context.setOffline(true);
  await page.getByRole("link", { name: "Contact", exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("No connection");
  await expect(page.locator("html[data-hydrated]")).toHaveCount(1);
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Contact");
});

test("a dialog that cannot be loaded leaves the page as it is @once", async ({ page, context }) => {
  await see(page, product);
  await choose(page, "Color", "Teal");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Size help" }).click();
  await expectToast(page, "This could not be loaded.");
  await expect(page.getByRole("radio", { name: "Teal", exact: true })).toBeChecked();
  await context.setOffline(false);
  await page.getByRole("button", { name: "Size help" }).click();
  await expect(page.getByRole("dialog", { name: "Size help" })).toBeVisible();
});

test("an order that the network lost preserves its input and its key @once", async ({ page, context }) => {
  const { retry, repeatEachIndex } = test.info();
  const email = `lost.network.${retry}.${repeatEachIndex}@example.com`;
  const keys: (string | undefined)[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/createOrderAsGuest")) keys.push(request.headers()["idempotency-key"]);
  });
  await see(page, product);
  await choose(page, "Color", "Teal");
  await choose(page, "Size", "L");
  await page.getByRole("button", { name: "Buy Now" }).first().click();
  await checkOutAsGuest(page);
  await enterAddress(page, { Email: email });
  await context.setOffline(true);
  await page.getByRole("button", { name: "Order Now" }).click();
  await expect(page.getByText("The shop cannot be reached.").first()).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await context.setOffline(false);
  await expect(page.getByText("The shop cannot be reached.")).toHaveCount(0);
  await orderNow(page);
  expect(new Set(keys)).toEqual(new Set([keys[0]]));
  expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
  const placed = await inDatabase("select id from orders where email = $1", [email]);
  expect(placed).toHaveLength(1);
});

for (const path of ["/login", "/contact"]) {
  test(`${path} preserves the input when the network fails @once`, async ({ page, context }) => {
    await page.goto(path);
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
    const email = page.getByLabel("Email", { exact: true });
    await context.setOffline(true);
    await email.fill("journey@example.com");
    await email.press("Enter");
    await expect(page.getByText("The shop cannot be reached.").first()).toBeVisible();
    await expect(email).toHaveValue("journey@example.com");
    await context.setOffline(false);
    await expect(page.getByText("The shop cannot be reached.")).toHaveCount(0);
    await expect(email).toHaveValue("journey@example.com");
  });
}

test("caches nothing personal, before or after logging out @once", async ({ page }) => {
  await see(page, product);
  await choose(page, "Color", "Teal");
  await choose(page, "Size", "L");
  await page.getByRole("button", { name: "Buy Now" }).first().click();
  await checkOutAsGuest(page);
  await enterAddress(page);
  const number = await orderNow(page);
  await trackOrder(page, number);
  const customer = await haveSession(page);
  for (const path of customerPages) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  // Visit one more page, so that earlier ones would be cached by now.
  await see(page, "/about");
  const personal = [number, customer.email, customer.name, "journey@example.com", "Journey Tester"];
  async function expectNothingPersonal() {
    const kept = await cachedAnswers(page);
    expect(
      kept.map(({ address }) => address).filter((address) => /order|profile|user/.test(address)),
    ).toEqual(expect.arrayContaining(["/order-track"]));
    for (const { address, text } of kept) {
      for (const word of personal) expect(address + text, `${word} in ${address}`).not.toContain(word);
    }
  }
  await expectNothingPersonal();
  expect((await page.request.delete("/users/logout")).status()).toBe(200);
  await see(page, "/tac");
  await expectNothingPersonal();
});
