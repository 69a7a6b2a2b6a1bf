import { expectNoBarriers } from "./support/accessibility.ts";
import { customerPages } from "./support/all-pages.ts";
import { haveSession } from "./support/customer.ts";
import { expect, test } from "./support/shop-test.ts";
import { expectToast } from "./support/shopper.ts";

test("Pages of customers redirect guests to the login @once", async ({ page }) => {
  for (const path of [...customerPages, "/Orders/"]) {
    const response = await page.request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(302);
    expect(response.headers().location, path).toBe("/login");
    expect(await response.text(), path).toBe("");
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/login$/);
  }
});

test("the login redirects logged-in users, and only within the shop @once", async ({ page }) => {
  await haveSession(page);
  await page.goto("/login?from=cart");
  await expect(page).toHaveURL(/\/cart$/);
  await page.goto("/login?from=//evil.example");
  await expect(page).toHaveURL(({ pathname, host }) => pathname === "/" && host.startsWith("localhost"));
  await page.goto("/signup");
  await expect(page).toHaveURL(/\/$/);
});

test("pages made for one customer are never served to another @once", async ({ page, browser, baseURL }) => {
  const customer = await haveSession(page);
  const mine = await page.request.get("/profile");
  expect(mine.headers()["cache-control"]).toBe("private, no-store");
  expect(await mine.text()).toContain(customer.email);
  const other = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const otherPage = await other.newPage();
  const stranger = await haveSession(otherPage);
  const theirs = await (await otherPage.request.get("/profile")).text();
  expect(theirs).toContain(stranger.email);
  expect(theirs).not.toContain(customer.email);
  for (const path of ["/", "/login", "/cart"]) {
    expect(await (await page.request.get(path)).text()).not.toContain(customer.email);
  }
  await other.close();
});

test.describe("a customer whose session has ended meanwhile @once", () => {
  test.use({ refusals: ["401 /orders/getAllOrdersForUser"] });

  test("is led to the login and stays there", async ({ page }) => {
    for (const name of ["Profile", "My Orders"]) {
      await haveSession(page);
      await page.goto("/about");
      await page.getByRole("button", { name: /Journey Customer/ }).click();
      await page.context().clearCookies();
      await page.getByRole("link", { name, exact: true }).click();
      await expect(page.getByRole("heading", { name: "Login", level: 1 })).toBeVisible();
      await expect(page).toHaveURL(/\/login$/);
    }
  });
});

test.describe("the menu of a customer @once", () => {
  test("opens, closes on Escape and on a click outside, and logs out without touching the cart", async ({
    page,
  }) => {
    await haveSession(page);
    await page.goto("/");
    await page.evaluate(() => localStorage.setItem("other", "kept"));
    const button = page.getByRole("button", { name: "Your account, Journey Customer" });
    await expect(button).toHaveText("J");
    const orders = page.getByRole("link", { name: "My Orders" });
    await button.click();
    await expect(orders).toBeVisible();
    await expectNoBarriers(page);
    await page.keyboard.press("Escape");
    await expect(orders).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await page.getByRole("heading", { level: 1 }).click();
    await expect(orders).toBeHidden();
    await button.click();
    await orders.click();
    await expect(page).toHaveURL(/\/orders$/);
    await expect(page.getByText("No Orders", { exact: true })).toBeVisible();
    await button.click();
    await page.getByRole("button", { name: "Logout" }).click();
    await expectToast(page, "Logged out successfully");
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole("link", { name: "Login", exact: true })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("other"))).toBe("kept");
  });
});

test("the menu of a phone has the pages of the account @once", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await haveSession(page);
  await page.goto("/");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "Profile" }).click();
  await expect(page).toHaveURL(/\/profile$/);
});
