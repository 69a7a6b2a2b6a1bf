import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import type pg from "pg";
import type { CourierOffer, OrderOffers } from "#contract/parcels/office-parcels.ts";
import { read } from "#database/query.ts";
import { toCollect } from "../orders/ledger/order-money.ts";
import { usualWeight } from "./book-parcels.ts";
import type { Courier } from "./courier.ts";
import { cityKey, cityOf } from "./courier-cities.ts";
import type { Couriers } from "./couriers.ts";

/** Milliseconds for which staff wait for what couriers say; what comes later is left out. */
const patience = 3_000;

/** For more orders at once no prices are asked for. */
const mostQuoted = 10;

type OrderToSend = { id: string; city: string; grams: number; collects: number };

type Asking = {
  pool: pg.Pool;
  couriers: Couriers;
  /** The id of the courier that the merchant prefers. */
  usual: string;
};

/**
 * Where couriers deliver and for how much, of each order, and the courier to take: the usual one if it delivers there.
 */
export async function offerCouriers({ pool, couriers, usual }: Asking, ids: readonly string[]) {
  const orders = await read(pool)<OrderToSend>`
    select o.id, o.city, ${toCollect} as collects,
      (select greatest(coalesce(sum(quantity), 0), 1)::integer from order_items i where i.order_id = o.id)
        * ${sql.lit(usualWeight)} as grams
    from orders o where o.id = any(${ids}::uuid[]) order by array_position(${ids}::uuid[], o.id)`;
  const asked = await Promise.all([...couriers.values()].map(askForCities));
  const found = await Promise.all(
    orders.map(async (order): Promise<OrderOffers> => {
      const offers = await Promise.all(
        asked.map(({ courier, names }) =>
          offerOf({ pool, courier, names, isQuoted: orders.length <= mostQuoted }, order),
        ),
      );
      const served = offers.filter(({ isServed }) => isServed);
      const suggested = served.find(({ courier }) => courier === usual) ?? served[0];
      const { id, collects, grams } = order;
      return { id, suggested: suggested?.courier ?? null, collects, grams, offers };
    }),
  );
  const cities = asked.flatMap(({ courier: { id }, names }) => (names ? [{ courier: id, names }] : []));
  return { orders: found, cities };
}

async function askForCities(courier: Courier) {
  return { courier, names: courier.isByHand ? [] : await inTime(() => courier.cities()) };
}

type Offering = {
  pool: pg.Pool;
  courier: Courier;
  /** Its cities; undefined where it does not say. */
  names: readonly string[] | undefined;
  isQuoted: boolean;
};

async function offerOf(
  { pool, courier, names, isQuoted }: Offering,
  { city: ours, grams, collects }: OrderToSend,
): Promise<CourierOffer> {
  const of = { courier: courier.id, price: null };
  if (courier.isByHand) return { ...of, city: ours, isServed: true };
  const wanted = cityKey(await cityOf(pool, courier.id, ours));
  const city = names?.find((name) => cityKey(name) === wanted);
  if (city === undefined) return { ...of, city: null, isServed: names ? false : null };
  const price = isQuoted ? await inTime(() => courier.quote({ city, grams, collects })) : undefined;
  return { ...of, city, isServed: true, price: price ?? null };
}

/** Undefined where the work fails or takes too long: staff book without it. */
async function inTime<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  const tooLate = new AbortController();
  try {
    return await Promise.race([work(), wait(patience, undefined, { signal: tooLate.signal, ref: false })]);
  } catch {
    return undefined;
  } finally {
    tooLate.abort();
  }
}
