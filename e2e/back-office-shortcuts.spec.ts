import { questionCodes } from "#contract/orders/action-reasons.ts";
import { guestOrder } from "#server/testing/guest-order.ts";
import { expect, test } from "./support/shop-test.ts";
import { expectToast } from "./support/shopper.ts";
import { haveStaffSession } from "./support/staff.ts";

test("single keys search, go on and print, but never while somebody types @once", async ({ page }) => {
  const { keyboard } = page;
  await haveStaffSession(page, "manager");
  const numbers: string[] = [];
  for (let count = 0; count < 2; count += 1) {
    const placed = await page.request.post("/orders/createOrderAsGuest", {
      data: guestOrder({ city: "Shortcut City", name: `Keys ${count}`, phone: `0300555100${count}` }),
    });
    numbers.unshift((await placed.json()).OrderID);
  }
  const [newest = "", older = ""] = numbers;

  // From a page without a search, S leads to that of the orders; what is typed there is text.
  await page.goto("/admin/today");
  await expect(page.getByRole("heading", { name: "Today" })).toBeVisible();
  await keyboard.press("s");
  const search = page.getByLabel("Number, name, phone, e-mail, place");
  await expect(search).toBeFocused();
  await keyboard.type("snbp?");
  await expect(search).toHaveValue("snbp?");
  await expect(page.getByRole("dialog")).toBeHidden();

  await page.goto("/admin/orders?city=Shortcut+City");
  await page.getByRole("link", { name: newest }).click();
  await expect(page.getByRole("heading", { level: 1, name: newest })).toBeVisible();
  await keyboard.press("n");
  await expect(page.getByRole("heading", { level: 1, name: older })).toBeVisible();
  await keyboard.press("p");
  await expect(page.getByRole("heading", { level: 1, name: newest })).toBeVisible();
  await keyboard.press("Control+p");
  await expect(page).toHaveURL(/\/admin\/orders\/[\w-]+$/);
  await keyboard.press("t");
  await expect(page).toHaveURL(/\/admin\/job-tickets\/print/);
  await page.goBack();

  // The list of the keys closes on Escape; turned off, they do nothing, but the list can still be asked for.
  await expect(page.getByRole("heading", { level: 1, name: newest })).toBeVisible();
  await keyboard.press("?");
  const help = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(help).toContainText("Search");
  await keyboard.press("n");
  await help.getByRole("checkbox").uncheck();
  await keyboard.press("Escape");
  await expect(help).toBeHidden();
  await keyboard.press("n");
  await keyboard.press("?");
  await expect(help).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: newest, includeHidden: true })).toHaveCount(1);
});

test("cash is noted for one order and for many, and the dashboard shows the outstanding amount @once", async ({
  page,
}) => {
  await haveStaffSession(page, "manager");
  const ids: string[] = [];
  for (let count = 0; count < 3; count += 1) {
    const data = guestOrder({ city: "Cash City", phone: `0300555200${count}` });
    const { OrderID } = await (await page.request.post("/orders/createOrderAsGuest", { data })).json();
    const { order } = await (await page.request.post("/orders/trackOrder", { data: { OrderID } })).json();
    ids.push(order.id);
  }
  const orders = ids.map((id) => ({ id }));
  await page.request.post("/api/admin/orders/dispatch", {
    data: { courier: "TCS", orders, acknowledged: questionCodes },
  });
  await page.request.post("/api/admin/orders/deliver", { data: { ids } });

  await page.goto(`/admin/orders/${ids[0]}`);
  await page.getByRole("button", { name: "Cash received" }).click();
  const dialog = page.getByRole("dialog", { name: "Cash received" });
  await dialog.getByLabel("Received on").fill("2030-01-01");
  await dialog.getByRole("button", { name: "Cash received" }).click();
  await expect(dialog).toContainText("This day has not come yet");
  await dialog.getByLabel("Received on").fill("2026-01-01");
  await dialog.getByRole("button", { name: "Cash received" }).click();
  await expectToast(page, "1 order entered as paid");
  await page.getByRole("main").getByRole("button", { name: "More" }).click();
  await expect(page.getByRole("button", { name: "Cash not received" })).toBeVisible();

  // Other journeys collect as well.
  const paid = page.getByRole("listitem").filter({ hasText: "paid by customers on these days" });
  const countPaid = async () => Number(/(\d+) orders?,/.exec((await paid.textContent()) ?? "")?.[1]);
  await page.goto("/admin/sales");
  await expect(paid).toContainText("paid by customers");
  const before = await countPaid();

  await page.goto("/admin/orders?city=Cash+City&cash=open");
  await page.getByLabel("Select all").check();
  await page.getByRole("button", { name: "Cash of 2 received" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Cash received" }).click();
  await expectToast(page, "2 orders entered as paid");
  await expect(page.getByText("No orders here")).toBeVisible();
  await page.goto("/admin/sales");
  await expect(paid).toContainText("paid by customers");
  expect(await countPaid()).toBeGreaterThanOrEqual(before + 2);
});
