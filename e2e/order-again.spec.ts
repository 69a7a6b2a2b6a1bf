import type { Page } from "@playwright/test";
import { questionCodes } from "#contract/orders/action-reasons.ts";
import { createDatabase } from "#database/connect.ts";
import { requestReviews } from "#server/orders/following/request-reviews.ts";
import { guestOrder, measurements, person, plainLine } from "#server/testing/guest-order.ts";
import { orderAgainMessages as urdu } from "#web/messages/ur/order-again.ts";
import { ordersMessages as urduOrders } from "#web/messages/ur/orders.tsx";
import { expectNoBarriers } from "./support/accessibility.ts";
import { haveSession } from "./support/customer.ts";
import { lastMailTo, mailsTo } from "./support/outbox.ts";
import { inDatabase } from "./support/shop-database.ts";
import { expect, test } from "./support/shop-test.ts";
import { orderNow, trackOrder } from "./support/shopper.ts";
import { haveStaffSession } from "./support/staff.ts";

const engraved = {
  ...plainLine,
  name_engraving: { name: "Dr. Ayesha Khan", position: "left", second: "" },
  quantity: 2,
};
const measured = { ...plainLine, sizes: false, custom_size: measurements };

/** An order of this browser's customer, or of a guest; its id and number. */
async function haveOrder(page: Page, items: object[], changes: object = {}) {
  const call = (totalAmount: string) =>
    page.request.post("/orders/createOrder", { data: guestOrder({ items, totalAmount, ...changes }) });
  const isCustomers = (await call("1")).status() !== 401;
  const url = isCustomers ? "/orders/createOrder" : "/orders/createOrderAsGuest";
  const send = async (totalAmount: string) =>
    (await page.request.post(url, { data: guestOrder({ items, totalAmount, ...changes }) })).json();
  const { totalAmount } = await send("1");
  const { OrderID } = await send(String(totalAmount));
  const stored = String(OrderID).replace(/^TB-/, "").replaceAll("-", "");
  const [order] = await inDatabase<{ id: string }>("select id from orders where number = $1", [stored]);
  return { OrderID: String(OrderID), id: order?.id ?? "" };
}

const cheaperThen = (id: string) =>
  inDatabase(
    "update order_items set price = price - 300, sale_price = sale_price - 300 where order_id = $1",
    [id],
  );

test("a returning customer orders again in four taps from home", async ({ page, isMobile }) => {
  await haveSession(page);
  const phone = `0301 ${String(Date.now()).slice(-7)}`;
  const { id } = await haveOrder(page, [engraved, measured], { phone });
  await cheaperThen(id);
  await page.goto("/");
  let taps = 0;
  const tap = async (role: "button" | "link", name: string | RegExp) => {
    taps += 1;
    await page.getByRole(role, { name }).click();
  };

  await tap("button", isMobile ? "Menu" : /^Your account/);
  await tap("link", "Last order again");
  await expect(page).toHaveURL(/\/cart$/);
  const news = page.getByRole("region", { name: "Ordered again" });
  await expect(news).toContainText("3 pieces are in your cart again.");
  await expect(news).toContainText("Liberty V-Neck Set: Rs. 5,050, was Rs. 4,750");
  const items = page.getByRole("region", { name: "Items" });
  await expect(items).toContainText("Dr. Ayesha Khan");
  await items.getByText("Measurements").click();
  await expect(items).toContainText("40.5");
  await expectNoBarriers(page);

  await tap("link", "Proceed to Checkout");
  await expect(page.getByLabel("Address", { exact: true })).toHaveValue(person.address);
  taps += 1;
  await orderNow(page);
  expect(taps).toBeLessThanOrEqual(4);
});

test("a guest shows that an order is theirs, and what is gone offers the nearest @once", async ({ page }) => {
  const phone = `0302 ${String(Date.now()).slice(-7)}`;
  const { OrderID, id } = await haveOrder(page, [engraved, measured], { phone });
  await inDatabase(
    `update order_items set line = jsonb_set(line, '{color}', '{"_id":"gone","label":"Old Navy","value":"#1f2a44"}')
     where order_id = $1 and position = 0`,
    [id],
  );
  await trackOrder(page, OrderID);
  await page.getByRole("button", { name: "Order again" }).click();
  await page.getByLabel("Phone or email of the order").fill(phone);
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page).toHaveURL(/\/cart$/);
  const news = page.getByRole("region", { name: "Ordered again" });
  await expect(news).toContainText("1 piece is in your cart again. The prices are the same.");
  await expect(news).toContainText("Liberty V-Neck Set is no longer available with colour Old Navy.");
  await expect(news).toContainText("The nearest: colour");
  await news.getByRole("button", { name: /^Take this, Rs\. / }).click();
  await expect(news).toContainText("In the cart");
  await expect(page.getByRole("region", { name: "Items" }).getByRole("listitem")).toHaveCount(2);
  await expectNoBarriers(page);
});

test("several pieces of several orders are ticked and put into the cart at once", async ({ page }) => {
  await haveSession(page);
  const phone = `0303 ${String(Date.now()).slice(-7)}`;
  await haveOrder(page, [{ ...plainLine, sizes: "L" }], { phone });
  await haveOrder(page, [engraved, measured], { phone });
  await page.goto("/orders");
  await page.getByRole("button", { name: "Choose pieces from all orders" }).click();
  const pieces = page.getByRole("region", { name: "Choose pieces from all orders" });
  await pieces.getByRole("button", { name: "Put in cart" }).click();
  await expect(pieces).toContainText("Tick at least one piece.");
  await expect(pieces.getByRole("checkbox")).toHaveCount(3);
  await pieces.getByRole("checkbox").nth(1).check();
  await pieces.getByRole("checkbox").nth(2).check();
  await expectNoBarriers(page);
  await pieces.getByRole("button", { name: "Put 2 in cart" }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole("region", { name: "Items" })).toContainText("SizeL");
});

test("the same in Urdu @once", async ({ page }) => {
  await haveSession(page);
  await haveOrder(page, [engraved], { phone: `0304 ${String(Date.now()).slice(-7)}` });
  await page.goto("/ur/orders");
  await page.getByRole("button", { name: urduOrders.orderAgain }).click();
  await expect(page).toHaveURL(/\/ur\/cart$/);
  await expect(page.getByRole("region", { name: urdu.news })).toContainText(urdu.inCart(2));
});

test("the mail of a delivered order puts it into the cart in one tap, and its review mail can be ended", async ({
  page,
}) => {
  const email = `again.${Date.now()}@example.com`;
  const { id } = await haveOrder(page, [engraved, measured], {
    phone: `0305 ${String(Date.now()).slice(-7)}`,
    email,
  });
  await haveStaffSession(page, "owner");
  const office = async (call: string, data: object) => {
    const answer = await page.request.post(`/api/admin/orders/${call}`, {
      data: { acknowledged: questionCodes, ...data },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  await office("dispatch", { courier: "TCS", orders: [{ id, consignmentNumber: "1" }] });
  await office("deliver", { ids: [id] });
  await page.context().clearCookies();

  const findLink = async () =>
    (await mailsTo(email, "order-changed")).flatMap(
      ({ text }) => /https?:\/\/\S+(\/order-again\/\S+)/.exec(text ?? "")?.[1] ?? [],
    )[0];
  await expect.poll(findLink).toBeTruthy();
  await page.goto((await findLink()) ?? "");
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole("region", { name: "Ordered again" })).toContainText(
    "3 pieces are in your cart",
  );
  await page.reload();
  await expect(page.getByRole("region", { name: "Items" })).toContainText("Dr. Ayesha Khan");

  await inDatabase("update order_history set at = at - interval '8 days' where order_id = $1", [id]);
  const database = createDatabase(process.env.SHOP_DATABASE_URL ?? "");
  await requestReviews(database);
  await database.close();
  const { text } = await lastMailTo(email, "review-request");
  const [, stop = ""] = /https?:\/\/[^/]+(\/mail-stop\/\S+)/.exec(text ?? "") ?? [];
  await page.goto(stop);
  await expect(page.getByText("We no longer ask you for reviews.")).toBeVisible();
  await expectNoBarriers(page);
  await page.getByRole("button", { name: "Ask me again" }).click();
  await expect(page.getByText("We ask you for a review again")).toBeVisible();
});

test.describe("a link that has ended", () => {
  test.use({ refusals: ["404 /orders/getOrderAgain"] });
  test("leads on to Track Order @once", async ({ page }) => {
    await page.goto(`/order-again/${crypto.randomUUID()}/ended.token`);
    await expect(page.getByText("This link has ended.")).toBeVisible();
    await page.getByRole("link", { name: "Track Order" }).last().click();
    await expect(page).toHaveURL(/\/order-track$/);
  });
});
