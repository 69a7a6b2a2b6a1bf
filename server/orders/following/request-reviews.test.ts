import { beforeEach, expect, test } from "vitest";
import { composeMail } from "#server/notifications/mail/compose-mail.ts";
import { toMimeMessage } from "#server/notifications/mail/mime-message.ts";
import { createTestShop } from "#server/testing/create-test-shop.ts";
import { createOrderHelpers } from "#server/testing/order-helpers.ts";
import { signInStaff } from "#server/testing/sign-in-staff.ts";
import { requestReviews } from "./request-reviews.ts";

const shop = await createTestShop();
const { pool } = shop.database;
const { office, place, get } = createOrderHelpers(shop, await signInStaff(shop, "owner"));
let orders = 0;

beforeEach(async () => {
  await pool.query("delete from mail_opt_outs");
  await pool.query("delete from settings where name = 'reviewRequestAfter'");
});

async function arrived(daysAgo: number, changes: object = {}): Promise<string> {
  orders += 1;
  const id = await place({
    email: `review.${orders}@example.com`,
    phone: `0300 76543${10 + orders}`,
    ...changes,
  });
  await office("dispatch", { courier: "TCS", orders: [{ id, consignmentNumber: String(orders) }] });
  await office("deliver", { ids: [id] });
  await pool.query("update order_history set at = at - make_interval(days => $2) where order_id = $1", [
    id,
    daysAgo,
  ]);
  return id;
}

const requests = async (id: string) =>
  (
    await pool.query(
      `select id, event, kind, recipient, data, language, created_at as "createdAt", 0 as age, 1 as attempts
       from outgoing_mails where kind = 'review-request' and data ->> 'orderId' = $1`,
      [id],
    )
  ).rows;

async function letterOf(id: string) {
  const [mail] = await requests(id);
  const { services } = shop;
  const context = { database: shop.database, secretKey: services.secretKey, shop: services.shop };
  return composeMail(mail, { ...context, origin: "https://shop.test", isKnown: true });
}

async function letterWritten(id: string) {
  const letter = await letterOf(id);
  if ("pointless" in letter) throw new Error(letter.pointless);
  return letter;
}

test("an order that arrived a week ago is asked about once, by any number of processes", async () => {
  const [early, due] = [await arrived(6), await arrived(8)];
  const old = await arrived(22);
  const rounds = await Promise.all([1, 2, 3].map(() => requestReviews(shop.database)));
  expect(rounds.reduce((sum, asked) => sum + asked, 0)).toBe(1);
  await requestReviews(shop.database);
  expect([await requests(early), await requests(old)]).toEqual([[], []]);
  expect(await requests(due)).toHaveLength(1);
  // The outbox forgets a mail after thirty days, the order does not.
  await pool.query("delete from outgoing_mails where kind = 'review-request'");
  expect(await requestReviews(shop.database)).toBe(0);
  const { rows } = await pool.query("select kind from order_events where order_id = $1", [due]);
  expect(rows).toContainEqual({ kind: "review-requested" });
});

test("a mailbox is asked once a month, and not while a request about the order is open", async () => {
  const email = "twice@example.com";
  await arrived(8, { email });
  await arrived(9, { email: "Twice@example.com" });
  const id = await arrived(8);
  const { id: item } = (await get(id)).items[0];
  await pool.query(
    `insert into aftercare_requests (id, order_id, item_id, number, kind, reason, pieces, size, color, details)
     values (gen_random_uuid(), $1, $2, 1, 'fault', 'seam', 1, '', '', '')`,
    [id, item],
  );
  expect(await requestReviews(shop.database)).toBe(1);
  expect(await requests(id)).toEqual([]);
});

test("the merchant chooses the days, and 0 is never", async () => {
  const id = await arrived(4);
  const set = (days: number) =>
    pool.query(
      "insert into settings values ('reviewRequestAfter', $1) on conflict (name) do update set value = excluded.value",
      [JSON.stringify(days)],
    );
  await set(0);
  expect(await requestReviews(shop.database)).toBe(0);
  await set(3);
  await requestReviews(shop.database);
  expect(await requests(id)).toHaveLength(1);
});

test("the mail leads to the reviews and ends such mails in one tap, also by the mail program", async () => {
  const id = await arrived(8, { language: "ur" });
  await requestReviews(shop.database);
  const letter = await letterWritten(id);
  expect(letter.html).toContain("https://shop.test/ur/selectedItem/liberty-v-neck-set#reviews");
  expect(letter.html).toContain('lang="ur"');
  const [, token = ""] = new RegExp(`/ur/mail-stop/${id}/([\\w-]+)`).exec(letter.html) ?? [];
  const { headers } = toMimeMessage(letter);
  expect(headers).toMatchObject({
    "List-Unsubscribe": `<https://shop.test/mails/stop/${id}/${token}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  });

  const oneClick = (end: string) =>
    shop.app.inject({
      method: "POST",
      url: `/mails/stop/${id}/${end}`,
      payload: "List-Unsubscribe=One-Click",
      headers: { "content-type": "application/x-www-form-urlencoded", origin: "https://mail.test" },
    });
  expect((await oneClick("x")).statusCode).toBe(404);
  expect("pointless" in (await letterOf(id))).toBe(false);
  expect((await oneClick(token)).statusCode).toBe(204);
  expect(await letterOf(id)).toEqual({ pointless: "they want no requests for reviews" });

  const wish = (isWanted: boolean, by = token) =>
    shop.post("/mails/setReviewMails", { id, token: by, isWanted });
  expect((await wish(true, "x")).statusCode).toBe(404);
  expect((await wish(true)).json()).toEqual({ isWanted: true });
  expect("pointless" in (await letterOf(id))).toBe(false);
});
