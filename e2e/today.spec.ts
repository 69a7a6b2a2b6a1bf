import { guestOrder } from "#server/testing/guest-order.ts";
import { expectNoBarriers } from "./support/accessibility.ts";
import { expectNothingLost } from "./support/nothing-lost.ts";
import { expect, test } from "./support/shop-test.ts";
import { haveStaffSession } from "./support/staff.ts";

const doors = [
  "Today",
  "Orders",
  "Workshop",
  "Shipping",
  "Returns",
  "Money",
  "Catalogue",
  "Customers",
  "Inbox",
];

test("the office begins with the day's work, and one tap opens the list that shows just that @once", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  for (let placed = 0; placed < 2; placed += 1)
    expect((await page.request.post("/orders/createOrderAsGuest", { data: guestOrder({}) })).status()).toBe(
      201,
    );
  await haveStaffSession(page, "manager");
  await page.goto("/admin");
  await expect(page).toHaveURL(/\/admin\/today$/);
  const menu = page.getByRole("navigation", { name: "Back office" });
  for (const name of [...doors, "Settings"])
    await expect(menu.getByRole("link", { name: new RegExp(`^${name}`) })).toBeInViewport();
  await expect(page.getByRole("button", { name: "Sign out" })).toBeInViewport();
  await expectNoBarriers(page);

  const tile = page.getByRole("navigation", { name: "Waiting" }).getByRole("link", { name: /^To confirm/ });
  await tile.click();
  await expect(page).toHaveURL(/\/admin\/orders\?confirmed=no$/);
  await expect(page.getByRole("heading", { level: 1, name: "To confirm" })).toBeVisible();
  const tab = page.getByRole("navigation", { name: "Orders" }).getByRole("link", { name: /^To confirm/ });
  await expect(tab).toHaveAttribute("aria-current", "page");
  // Other journeys order as well; a page has fifty rows.
  await expect(async () => {
    const { waiting } = await (await page.request.get("/api/admin/today")).json();
    const { count } = waiting.find(({ kind }: { kind: string }) => kind === "toConfirm");
    await page.reload();
    await expect(page.getByRole("row")).toHaveCount(Math.min(count, 50) + 1, { timeout: 2_000 });
  }).toPass();

  // Each list is a tab behind its door, and the address of before leads on.
  await menu.getByRole("link", { name: /^Shipping/ }).click();
  await page.getByRole("navigation", { name: "Shipping" }).getByRole("link", { name: "On the way" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "On the way" })).toBeVisible();
  await expect(menu.getByRole("link", { name: /^Shipping/ })).toHaveAttribute("aria-current", "page");
  await page.goto("/admin/dashboard");
  await expect(page).toHaveURL(/\/admin\/today$/);
  await expect(page.getByRole("heading", { level: 1, name: "Today" })).toBeVisible();
});

test("the workshop finds its own doors and work, on a phone too @phone", async ({ page }) => {
  await haveStaffSession(page, "workshop");
  await page.goto("/admin");
  await expect(page.getByRole("heading", { level: 1, name: "Today" })).toBeVisible();
  await page.getByRole("button", { name: "Menu" }).click();
  const menu = page.getByRole("navigation", { name: "Back office" });
  await expect(menu.getByRole("listitem")).toHaveText([/^Today/, /^Orders/, /^Workshop/]);
  await expect(page.getByRole("link", { name: "To confirm" })).toHaveCount(0);
  await menu.getByRole("link", { name: /^Workshop/ }).click();
  await expect(
    page.getByRole("navigation", { name: "Workshop" }).getByRole("link", { name: /^Repairs/ }),
  ).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Workshop" }).getByText("Tablets")).toHaveCount(0);
  await expectNothingLost(page);
});
