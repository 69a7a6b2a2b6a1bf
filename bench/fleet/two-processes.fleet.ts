import { createHash, randomUUID } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { createClient } from "@redis/client";
import sharp from "sharp";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { toCsv } from "#contract/values/csv.ts";
import { createDatabase } from "#database/connect.ts";
import { plainLine } from "#server/testing/guest-order.ts";
import { signIn } from "#server/testing/sign-in.ts";
import { signInStaff } from "#server/testing/sign-in-staff.ts";
import type { Answer } from "./ask-fleet.ts";
import { countsOf, createFleetShop, processes, times } from "./fleet-shop.ts";
import { missing, sessionsOfPooler } from "./start-fleet.ts";

/** Of one address in ten minutes (server/platform/http/rate-limit.ts). */
const couponTries = 20;
// apt-get install postgresql pgbouncer redis-server haproxy
describe.skipIf(missing.length > 0)(
  `two processes behind a proxy${missing.length > 0 ? `, skipped: this machine has no ${missing.join(", ")}` : ""}`,
  async () => {
    if (missing.length > 0) return;
    const shop = await createFleetShop();
    const { fleet, database, services, mails, receiver, ask, office, only, bucketHas } = shop;
    const { order, orderPatiently, somebody, bothShow } = shop;
    beforeEach(shop.untilBothAnswer);
    const { pool } = database;

    test("each part has its work: proxy, pooler, replica, Redis", async () => {
      const asked = await Promise.all(times(10, () => ask("/products?q=coat")));
      expect(countsOf(asked.map(({ by }) => String(by)))).toEqual(
        new Map([
          ["shop1", 5],
          ["shop2", 5],
        ]),
      );
      const sessions = await only(
        "select count(*)::integer as all from pg_stat_activity where application_name = 'tabeeb' and datname = 'shop' and pid <> pg_backend_pid()",
      );
      // Each process has one listening connection.
      expect(sessions.all).toBeLessThanOrEqual(sessionsOfPooler + 2 + 10);
      const replica = createDatabase(fleet.replicaUrl);
      onTestFinished(replica.close);
      const { rows } = await replica.pool.query(
        "select count(*)::integer as all from pg_stat_activity where application_name = 'tabeeb' and pid <> pg_backend_pid()",
      );
      expect(rows[0].all).toBeGreaterThan(0);
      const redis = createClient({ url: fleet.redisUrl });
      await redis.connect();
      onTestFinished(() => redis.destroy());
      expect(await redis.dbSize()).toBeGreaterThan(0);
    });

    // First, so that the reminders are due before both tidy up for the first time, a minute after they have opened.
    test("chores run once: sales, notices to tools and CDN, reminders to customers", async () => {
      const id = "railway-road-cargo-set";
      const versionsOf = () =>
        only("select count(*)::integer as all from catalog_changes where tag = $1", [`p:${id}`]);
      const before = Number((await versionsOf()).all);
      await pool.query(
        "update products set sale_offer = 111, sale_starts_at = now() + interval '2 seconds', sale_ends_at = null where id = $1",
        [id],
      );
      await sleep(2_000);
      const isOnSale = async (by: 1 | 2) =>
        (await ask("/products/getProductById", { by, body: { id } })).text.includes('"sale_price":111');
      await bothShow(isOnSale, 5_000);
      await sleep(2_000);
      // Our own change, and its start.
      expect(Number((await versionsOf()).all) - before).toBe(2);
      // As server/scale-out/cdn-headers.ts names a product.
      const key = createHash("sha256").update(`p:${id}`).digest("hex").slice(0, 12);
      const purged = receiver.received
        .filter(({ path }) => path === "/purge")
        .map(({ body }): string[] => JSON.parse(body).tags)
        .filter((tags) => tags.includes(key));
      // Each change once, or both together; a repeated notice is only later
      // (docs/decisions/074-cdn-caching-and-purging.md).
      expect(purged.length).toBeGreaterThan(0);
      expect(purged.length).toBeLessThanOrEqual(2);

      const raast = { isOffered: true, title: "Tabeeb", number: "03001234567", bank: "" };
      const { settings } = JSON.parse((await office(1, "settings/get")).text);
      const accounts = { transferAccounts: { ...settings.transferAccounts, raast } };
      expect((await office(1, "settings/update", accounts)).status).toBe(200);
      const tool = {
        name: "Accounting",
        url: `http://127.0.0.1:${receiver.port}/hook`,
        events: ["order.placed"],
      };
      expect((await office(2, "webhooks/create", tool)).status).toBe(201);
      const placed = await Promise.all(
        times(12, (index) =>
          orderPatiently(processes[index % 2], { ...somebody(), paymentMethod: "transfer" }),
        ),
      );
      expect(placed.filter(({ status }) => status !== 201)).toEqual([]);
      await pool.query(
        "update orders set created_at = now() - interval '4 days' where payment_method = 'transfer'",
      );
      const told = () => receiver.received.filter(({ path }) => path === "/hook").map(({ body }) => body);
      await expect.poll(() => told().length, { timeout: 20_000 }).toBeGreaterThanOrEqual(placed.length);

      await shop.untilOpenFor(75_000);
      const reminded =
        "select order_id, count(*)::integer as times from order_events where kind = 'transfer-reminded' group by 1";
      const { rows } = await pool.query(reminded);
      expect(rows.map((row) => row.times)).toEqual(times(placed.length, () => 1));
      const reminders = () =>
        mails.received
          .filter(({ subject }) => /payment/i.test(subject ?? ""))
          .map(({ to }) => String(to?.[0]?.address));
      await expect.poll(() => reminders().length, { timeout: 20_000 }).toBeGreaterThanOrEqual(placed.length);
      expect(told()).toHaveLength(placed.length);
      expect(new Set(told()).size).toBe(placed.length);
      expect(await only("select max(attempts) as most from outgoing_mails")).toEqual({ most: 1 });
    });

    test("an order that is repeated at the other process is one order, and one answer", async () => {
      const keys = times(20, () => randomUUID());
      const before = Number((await only("select count(*)::integer as all from orders")).all);
      const answers = await Promise.all(
        keys.map((key) => {
          const own = somebody();
          return Promise.all([
            orderPatiently(1, own, key),
            orderPatiently(2, own, key),
            orderPatiently(undefined, own, key),
          ]);
        }),
      );
      for (const same of answers) {
        expect(same.map(({ status }) => status)).toEqual([201, 201, 201]);
        expect(new Set(same.map(({ text }) => text)).size).toBe(1);
      }
      expect(await only("select count(*)::integer as all from orders")).toEqual({
        all: before + keys.length,
      });
      const [again] = keys;
      expect((await orderPatiently(2, somebody(), again)).status).toBe(422);
    });

    test("what is limited is counted once for both, with addresses as the proxy tells them", async () => {
      const address = "10.9.0.1";
      const tries = (from: string) =>
        Promise.all(
          times(couponTries + 10, (index) =>
            ask("/api/coupons/verifyCouponAtCheckout", {
              by: index % 2 ? (1 as const) : (2 as const),
              address: from,
              body: { couponCode: "NONE" },
            }),
          ),
        );
      const answers = await tries(address);
      expect(answers.filter(({ status }) => status !== 429)).toHaveLength(couponTries);
      expect(new Set(answers.map(({ by }) => by)).size).toBe(2);
      for (const by of processes) {
        const more = (from: string) =>
          ask("/api/coupons/verifyCouponAtCheckout", { by, address: from, body: { couponCode: "NONE" } });
        expect((await more(address)).status).toBe(429);
        expect((await more("10.9.0.2")).status).not.toBe(429);
      }
    });

    test("a session made at one is valid at the other, and ended there is ended at both", async () => {
      const { user, password } = await signIn({ database });
      const login = await ask("/users/login", { by: 1, body: { email: user.email, password } });
      expect(login.status, login.text).toBe(200);
      const cookie = /sid=[^;]+/.exec(login.headers.get("set-cookie") ?? "")?.[0] ?? "";
      const orders = (by: 1 | 2) => ask("/orders/getAllOrdersForUser", { by, body: {}, headers: { cookie } });
      for (const by of processes) expect((await orders(by)).status).toBe(200);
      expect((await ask("/users/logout", { by: 2, method: "DELETE", headers: { cookie } })).status).toBe(200);
      for (const by of processes) expect((await orders(by)).status).toBe(401);

      const manager = await signInStaff({ database, services }, "manager");
      const list = (by: 1 | 2) => ask("/api/admin/orders/list", { by, headers: { cookie: manager.cookie } });
      for (const by of processes) expect((await list(by)).status).toBe(200);
      const removed = await office(2, "staff/update", { id: manager.staff.id, isActive: false });
      expect(removed.status, removed.text).toBe(200);
      for (const by of processes) expect((await list(by)).status).toBe(401);
    });

    test("a price that one changes is in every answer and page of both within a second", async () => {
      const id = plainLine._id;
      const page = (by: 1 | 2) => ask(`/selectedItem/${id}`, { by });
      const call = (by: 1 | 2) => ask("/products/getProductById", { by, body: { id } });
      const list = (by: 1 | 2) => ask("/products?q=Liberty", { by });
      for (const by of processes) for (const look of [page, page, call, call, list, list]) await look(by);
      const { product } = JSON.parse((await office(1, `products/get?id=${id}`)).text);
      const relatedIds = product.related.map((related: { id: string }) => related.id);
      for (const [changer, price] of [
        [1, 4_711],
        [2, 4_821],
        [1, product.price],
      ] as const) {
        const newest = JSON.parse((await office(changer, `products/get?id=${id}`)).text).product;
        const changed = await office(changer, "products/update", { ...newest, relatedIds, price });
        expect(changed.status, changed.text).toBe(200);
        const has = (answer: Answer) => answer.text.includes(price.toLocaleString("en"));
        await bothShow(async (by) => JSON.parse((await call(by)).text).product.price === price);
        await bothShow(async (by) => has(await page(by)));
        await bothShow(async (by) => has(await list(by)));
      }
    });

    test("a picture that one has taken is shown by the other, from the bucket alone", async () => {
      const file = await sharp({ create: { width: 400, height: 500, channels: 3, background: "#177a84" } })
        .jpeg()
        .toBuffer();
      for (const [taker, other] of [
        [1, 2],
        [2, 1],
      ] as const) {
        const form = new FormData();
        form.set("file", new Blob([new Uint8Array(file)], { type: "image/jpeg" }), "coat.jpg");
        const taken = await office(taker, "pictures/upload", form);
        expect(taken.status, taken.text).toBe(201);
        const { base } = JSON.parse(taken.text);
        const shown = await ask(`${base}-320.webp`, { by: other });
        expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "image/webp"]);
        expect(await bucketHas(`${base.slice(1)}-320.webp`)).toBe(true);
      }
      const folders = fleet.dataDirs.map((folder) => join(folder, "uploads"));
      expect(folders.filter(existsSync).flatMap((folder) => readdirSync(folder))).toEqual([]);
    });

    test("imports at both at the same time go one after the other, and both sell what came", async () => {
      const lists = JSON.parse((await office(1, "lists/get")).text);
      const head = [
        "Product code",
        "Name",
        "Category",
        "Description",
        "Price",
        "Sizes",
        "Colors",
        "Fabrics",
        "In the shop",
      ];
      const row = (code: string, name: string) => [
        ...[code, name, lists.categories[0].name, "For long shifts.", "2900", "S | M"],
        ...[lists.colors[0].label, lists.fabrics[0].name, "Yes"],
      ];
      const bring = async (by: 1 | 2) => {
        // The same product in both files: it is made by one and changed by the other.
        const rows = [
          head,
          row("TB-FLEET-0", `Shared coat ${by}`),
          row(`TB-FLEET-${by}`, `Fleet coat ${by}`),
        ];
        const answer = await office(by, `products/import?name=fleet-${by}.csv&save=yes`, toCsv(rows), {
          "content-type": "text/csv",
        });
        return JSON.parse(answer.text.trim().split("\n").at(-1) ?? "").outcome;
      };
      expect(await Promise.all(processes.map(bring))).toEqual(["imported", "imported"]);
      const made = "select count(*)::integer as all from products where product_code like 'TB-FLEET-%'";
      expect(await only(made)).toEqual({ all: 3 });
      for (const one of processes)
        await bothShow(
          async (by) =>
            (await ask(`/products/getProducts?q=Fleet+coat+${one}`, { by })).text.includes(
              `"Fleet coat ${one}"`,
            ),
          // Found by their words, once these are made.
          10_000,
        );
    });

    test("what is set at one holds at the other within a second, and so does maintenance", async () => {
      const announcement = "The workshop rests on Friday";
      expect((await office(1, "settings/update", { announcement })).status).toBe(200);
      await bothShow(async (by) => (await ask("/", { by })).text.includes(announcement));
      expect((await office(2, "settings/update", { maintenance: true })).status).toBe(200);
      const isRefused = async (by: 1 | 2) => (await order(by, somebody())).status === 503;
      await bothShow(isRefused);
      expect((await office(1, "settings/open", {})).status).toBe(200);
      await bothShow(async (by) => !(await isRefused(by)));
    });

    test("mails leave once, by both", async () => {
      const due = "select from outgoing_mails where sent_at is null and given_up_at is null";
      await expect.poll(async () => (await pool.query(due)).rowCount, { timeout: 30_000 }).toBe(0);
      // Connections of earlier mails may still be open.
      await mails.hangUp();
      const [before, connections] = [mails.received.length, mails.connections];
      await pool.query(
        `insert into outgoing_mails (id, event, kind, recipient, data)
         select gen_random_uuid(), 'letter:' || n, kind, recipient, data from
           (select kind, recipient, data from outgoing_mails where kind = 'order-placed' limit 1) as one, generate_series(1, 300) as n`,
      );
      await expect.poll(async () => (await pool.query(due)).rowCount, { timeout: 30_000 }).toBe(0);
      expect(mails.received).toHaveLength(before + 300);
      const ids = countsOf(mails.received.map(({ messageId }) => String(messageId)));
      expect(Math.max(...ids.values())).toBe(1);
      expect(await only("select max(attempts) as most from outgoing_mails")).toEqual({ most: 1 });
      // A process has eight at most.
      expect(mails.connections - connections).toBeGreaterThan(8);
    });
  },
);
