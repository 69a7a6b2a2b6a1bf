import { randomUUID } from "node:crypto";
import { request } from "node:http";
import { join } from "node:path";
import { createDatabase, type Database } from "#database/connect.ts";
import { readConnection, shopUrl } from "#database/embedded/connection-file.ts";
import { guestOrder, plainLine } from "#server/testing/guest-order.ts";
import { commandOf, livingOf, signal, treeOf } from "../bench/kill-tree.ts";
import { withDataFolder } from "../bench/production-shop.ts";
import { startProcess } from "../bench/start-process.ts";
import { expect, requestTest as test } from "./support/shop-test.ts";

type Answer = { status: number; text: string };

/** Over a connection of its own: they are handed to the workers in turn. */
function post(url: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(
      url,
      {
        method: "POST",
        agent: false,
        signal: AbortSignal.timeout(8_000),
        headers: { "content-type": "application/json", ...headers },
      },
      async (response) => {
        const chunks: Buffer[] = [];
        for await (const chunk of response) chunks.push(chunk);
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() });
      },
    );
    asked.once("error", reject).end(JSON.stringify(body));
  });
}

/** The machine may be busy with other journeys. */
const slowly = { timeout: 30_000 };

const times = <Value>(count: number, make: (index: number) => Value) =>
  Array.from({ length: count }, (_, index) => make(index));

async function only<Row extends object>(database: Database, query: string): Promise<Row> {
  const { rows } = await database.pool.query<Row>(query);
  if (!rows[0]) throw new Error(`No row: ${query}`);
  return rows[0];
}

function workersOf(primary: number): number[] {
  return treeOf(primary).filter((pid) => pid !== primary && commandOf(pid).includes("dist/server/index.js"));
}

// A shop of its own, with its rate limits as they are.
test("Two workers are one shop: one order a key, no limit twice, each mail once, sales in both; one that dies comes back @once", async () => {
  test.slow();
  await withDataFolder(async (dataDir) => {
    const shop = await startProcess(["dist/server/index.js"], {
      PORT: "0",
      DATA_DIR: dataDir,
      WORKERS: "2",
      LOG_LEVEL: "error",
    });
    const { origin, pid } = shop;
    const database = createDatabase(shopUrl(readConnection(join(dataDir, "postgres"))));
    const place = (order: object, key: string = randomUUID()) =>
      post(`${origin}/orders/createOrderAsGuest`, order, { "idempotency-key": key });
    try {
      const key = randomUUID();
      const answers = await Promise.all(times(10, () => place(guestOrder(), key)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
      expect(await only(database, "select count(*) as orders from orders")).toEqual({ orders: 1 });

      for (let index = 0; index < 8; index += 1) {
        const own = { email: `marked.${index}@example.com`, phone: `0301000000${index}` };
        expect((await place(guestOrder(own))).status).toBe(201);
      }
      const unsent = "select count(*) as unsent from outgoing_mails where sent_at is null";
      await expect.poll(() => only(database, unsent), slowly).toEqual({ unsent: 0 });
      const sends = "select max(attempts) as most, count(*) > 8 as all_of_them from outgoing_mails";
      expect(await only(database, sends)).toEqual({ most: 1, all_of_them: true });

      const coupons = await Promise.all(
        times(30, () => post(`${origin}/api/coupons/verifyCouponAtCheckout`, { couponCode: "NONE" })),
      );
      expect(coupons.filter(({ status }) => status !== 429)).toHaveLength(20);

      await database.pool.query(
        "update products set sale_offer = 111, sale_starts_at = now() + interval '5 seconds' where id = $1",
        [plainLine._id],
      );
      const product = () => post(`${origin}/products/getProductById`, { id: plainLine._id });
      const areOnSale = async () => {
        const both = await Promise.all(times(4, product));
        return both.every(({ text }) => /"sale_price":111\b/.test(text));
      };
      await expect.poll(areOnSale, slowly).toBe(true);

      const workers = workersOf(pid);
      expect(workers).toHaveLength(2);
      const [doomed = 0] = workers;
      signal(doomed, "SIGKILL");
      await expect.poll(() => livingOf([doomed])).toEqual([]);
      // A connection that was handed to it in its last moment is lost (docs/decisions/059-worker-processes.md).
      await expect(async () => expect((await product()).status).toBe(200)).toPass(slowly);
      await expect.poll(() => workersOf(pid), slowly).toHaveLength(2);
      expect((await post(`${origin}/api/coupons/verifyCouponAtCheckout`, {})).status).toBe(429);
    } finally {
      await database.close();
      const family = treeOf(pid);
      await shop.stop();
      await expect.poll(() => livingOf(family), slowly).toEqual([]);
    }
  });
});
