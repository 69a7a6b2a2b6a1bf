import type { Locator, Page } from "@playwright/test";
import { guestOrder } from "#server/testing/guest-order.ts";
import { expect, test } from "./support/shop-test.ts";
import { haveStaffSession } from "./support/staff.ts";

const widths = [390, 820, 1366];
/** Pages that no door and no tab leads to. */
const others = [
  ...["orders/new", "products/new", "products/files", "garment-types/new", "options/new", "coupons/new"],
  ...["pricing", "payments", "workshop", "couriers", "returns", "orders", "security"].map(
    (page) => `settings/${page}`,
  ),
  ...["staff/new", "staff/rights", "cloth/new", "cloth/print", "account"],
].map((path) => `/admin/${path}`);

test("no page of the office scrolls sideways on a phone, a tablet or a laptop @once", async ({ page }) => {
  test.slow();
  await haveStaffSession(page, "owner");
  const placed = await page.request.post("/orders/createOrderAsGuest", {
    data: guestOrder({ name: "Professor Dr. Muhammad Abdul-Rahman Chaudhry", city: "Khairpur Nathan Shah" }),
  });
  expect(placed.status()).toBe(201);
  await page.goto("/admin/today");
  const menu = page.getByRole("navigation", { name: "Back office" }).getByRole("link");
  await expect(menu.first()).toBeVisible();
  // The tabs of each door are added on the way.
  const addresses = new Set([...(await addressesOf(menu)), ...others]);
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    for (const tab of await addressesOf(page.locator("main > nav a"))) addresses.add(tab);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      await expect
        .poll(() => widthOf(page), { message: `${address} at ${width}` })
        .toBeLessThanOrEqual(width);
    }
  }
});

function addressesOf(links: Locator): Promise<string[]> {
  return links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
}

function widthOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth);
}

test("on a phone the filters of a list and all but the first action for its orders wait behind a button @phone", async ({
  page,
}) => {
  await haveStaffSession(page, "manager");
  expect((await page.request.post("/orders/createOrderAsGuest", { data: guestOrder({}) })).status()).toBe(
    201,
  );
  await page.goto("/admin/orders?status=Pending&confirmed=no");
  const payment = page.getByRole("combobox", { name: "Cash" });
  await expect(payment).toBeHidden();
  await page.getByRole("button", { name: "Filters (1)" }).click();
  await expect(payment).toBeVisible();
  await page.getByRole("link", { name: "Clear" }).click();
  await expect(page).toHaveURL(/\?status=Pending$/);
  await page.getByRole("button", { name: "Filters", exact: true }).click();

  await page.getByRole("checkbox").first().check();
  await expect(page.getByText("1 selected")).toBeVisible();
  const tickets = page.getByRole("link", { name: "Job ticket" });
  await expect(page.getByRole("button", { name: "More", exact: true })).toBeVisible();
  await expect(tickets).toBeHidden();
  await page.getByRole("button", { name: "More", exact: true }).click();
  await expect(tickets).toBeInViewport();
});
