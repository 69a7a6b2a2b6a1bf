import { randomUUID } from "node:crypto";
import { createOrderAsGuest } from "#contract/orders/orders.ts";
import { addCoupon } from "#server/testing/add-coupon.ts";
import { guestOrder } from "#server/testing/guest-order.ts";
import { onOwnShop } from "./own-shop.ts";
import { countsOf, type Extent, type Trial } from "./promise.ts";

const submits = 20;

/** One click, one order: each key is sent twenty times at once. */
export function pressOften(extent: Extent): Promise<Trial[]> {
  return press({ keys: extent === "short" ? 30 : 300, withKeys: true });
}

/** The control: without keys each submit is a separate order. */
export function pressOftenWithoutKeys(): Promise<Trial[]> {
  return press({ keys: 2, withKeys: false });
}

function press({ keys, withKeys }: { keys: number; withKeys: boolean }): Promise<Trial[]> {
  return onOwnShop(async ({ origin, count }) => {
    const before = await count();
    const statuses: number[] = [];
    for (let index = 0; index < keys; index += 1) {
      const key = randomUUID();
      const sent = Array.from({ length: submits }, () => place(origin, {}, withKeys ? key : undefined));
      statuses.push(...(await Promise.all(sent)));
    }
    const orders = (await count()) - before;
    return [
      {
        what: `${keys} orders, each sent ${submits} times at once`,
        figures: `${orders} orders; ${countsOf(statuses)}`,
        isKept: orders === keys && statuses.every((status) => status === 201),
      },
    ];
  });
}

/** A coupon for one order, requested by fifty carts at once. */
export function redeemAtOnce(extent: Extent): Promise<Trial[]> {
  return redeem({ rounds: extent === "short" ? 5 : 50, limit: 1 });
}

export function redeemWithoutLimit(): Promise<Trial[]> {
  return redeem({ rounds: 1, limit: null });
}

const carts = 50;

function redeem({ rounds, limit }: { rounds: number; limit: number | null }): Promise<Trial[]> {
  return onOwnShop(async ({ origin, database }) => {
    const statuses: number[] = [];
    let redeemed = 0;
    for (let round = 1; round <= rounds; round += 1) {
      const code = `ONCE${round}`;
      await addCoupon(database, { code, usage_limit: limit });
      const changes = (cart: number) => ({
        coupon: code,
        totalAmount: "4500",
        email: `cart${cart}@example.com`,
        phone: `+92 300 ${1_000_000 + cart}`,
      });
      const sent = Array.from({ length: carts }, (_, cart) => place(origin, changes(cart), randomUUID()));
      statuses.push(...(await Promise.all(sent)));
      const { rows } = await database.pool.query("select used_count as used from coupons where code = $1", [
        code,
      ]);
      redeemed += rows[0].used;
    }
    const placed = statuses.filter((status) => status === 201).length;
    return [
      {
        what: `${rounds} coupons for one order each, ${carts} carts at once`,
        figures: `${placed} orders with it, counted ${redeemed} times; ${countsOf(statuses)}`,
        isKept: placed === rounds && redeemed === rounds && statuses.every((status) => status < 500),
      },
    ];
  });
}

async function place(origin: string, changes: Record<string, unknown>, key?: string): Promise<number> {
  const response = await fetch(origin + createOrderAsGuest.path, {
    method: createOrderAsGuest.method,
    headers: { "content-type": "application/json", ...(key && { "idempotency-key": key }) },
    body: JSON.stringify(guestOrder(changes)),
  });
  await response.arrayBuffer();
  return response.status;
}
