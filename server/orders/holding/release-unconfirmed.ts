import { type RawBuilder, sql } from "kysely";
import type { Database } from "#database/connect.ts";
import { type Executor, read, readFirst, write } from "#database/query.ts";
import { withTransaction } from "#database/transaction.ts";
import { queueMail } from "#server/platform/jobs/queue-mail.ts";
import { moveRedemption } from "#server/pricing/coupons/move-redemption.ts";
import { defaultSettings } from "#server/settings/subscribe-to-settings.ts";
import { readStoredSettings } from "../../settings/update-settings.ts";
import { isUnconfirmed } from "../actions/awaits-confirmation.ts";
import { paymentOf } from "../ledger/order-money.ts";
import { isTransferReported, waitsForPayment } from "../ledger/transfer-claims.ts";
import { holdsPieces } from "../pieces/piece-sums.ts";
import { giveStockBack } from "../pieces/stock-of-pieces.ts";
import { addOrderEvent } from "../progress/order-events.ts";

/** Few enough for one round; the next one goes on. */
const batch = 200;

// In SQL, of an order `o`: it holds what others cannot have meanwhile.
const holdsSomething: RawBuilder<boolean> = sql<boolean>`(
  exists (select from order_items i where i.order_id = o.id and i.stock_id is not null)
  or exists (select from coupons k where k.id = o.coupon_id and (k.usage_limit is not null or k.customer_limit is not null)))`;

// In SQL, of an order `o`: unconfirmed, unpaid, not begun and not booked with a courier, and it holds stock or a
// coupon.
const isUnproven: RawBuilder<boolean> = sql<boolean>`(${isUnconfirmed}
  and o.work_started_at is null and o.released_at is null
  and not exists (select from parcels p where p.order_id = o.id and ${holdsPieces})
  and (${paymentOf} ->> 'received')::integer <= 0 and ${holdsSomething})`;

type Due = { hours: number };

// Somebody who says to have paid, or is on the page of a gateway, has twice the time, and no more: neither is a
// payment.
const isOlderThan = (due: Due, part: RawBuilder<unknown>) => sql<boolean>`
  o.created_at < now() - ${part} * make_interval(hours => ${due.hours}::integer)
    * case when ${isTransferReported} or exists (select from gateway_payments p
      where p.order_id = o.id and p.state in ('open', 'unclear'))
      then 2 else 1 end`;

const reminder = sql`(select min(e.at) from order_events e where e.order_id = o.id and e.kind = 'confirm-reminded')`;

const toRemind = (due: Due) => sql<boolean>`
  ${isUnproven} and ${isOlderThan(due, sql`0.5`)} and ${reminder} is null`;

// Half of the time after the reminder at the earliest.
const toRelease = (due: Due) => sql<boolean>`
  ${isUnproven} and ${isOlderThan(due, sql`1`)}
  and ${reminder} <= now() - 0.5 * make_interval(hours => ${due.hours}::integer)`;

type Found = {
  id: string;
  email: string;
  couponId: string | null;
  phone: string;
  total: number;
  discount: number;
};

const columns = sql`o.id, o.email, o.phone, o.total, o.discount, o.coupon_id as "couponId"`;

const findToRemind = (executor: Executor, due: Due) => read(executor)<Found>`
  select ${columns} from orders o where ${toRemind(due)} order by o.created_at limit ${sql.lit(batch)}`;

const findToRelease = (executor: Executor, due: Due) => read(executor)<Found>`
  select ${columns} from orders o where ${toRelease(due)} order by o.created_at limit ${sql.lit(batch)}`;

type DueOrder = Due & { orderId: string };

const lockOrder = (executor: Executor, orderId: string) => read(executor)`
  select from orders where id = ${orderId}::uuid for no key update`;

// Read by another statement than the lock: what was done meanwhile is seen.
const readToRemind = (executor: Executor, dueOrder: DueOrder) => readFirst(executor)<Found>`
  select ${columns} from orders o where o.id = ${dueOrder.orderId}::uuid and ${toRemind(dueOrder)}`;

const readToRelease = (executor: Executor, dueOrder: DueOrder) => readFirst(executor)<Found>`
  select ${columns} from orders o where o.id = ${dueOrder.orderId}::uuid and ${toRelease(dueOrder)}`;

/** The hours are the same whatever else is set. */
const anySettings = defaultSettings({ staffSecondFactor: "required" });

type Round = {
  find: typeof findToRemind;
  readAgain: typeof readToRemind;
  work: (client: Executor, order: Found) => Promise<void>;
};

async function round({ pool }: Pick<Database, "pool">, { find, readAgain, work }: Round): Promise<number> {
  const { releaseUnconfirmedAfter: hours } = await readStoredSettings(pool, anySettings);
  if (hours === 0) return 0;
  let done = 0;
  for (const { id: orderId } of await find(pool, { hours })) {
    done += await withTransaction(pool, async (client) => {
      await lockOrder(client, orderId);
      const order = await readAgain(client, { hours, orderId });
      if (order) await work(client, order);
      return order ? 1 : 0;
    });
  }
  return done;
}

/**
 * Asks the customers of unconfirmed orders to confirm, or for the money that confirms them, by mail and, where it is
 * switched on, on WhatsApp, once half of `releaseUnconfirmedAfter` (hours; 0: never) has passed. Gives how many that
 * were.
 */
export function remindUnconfirmed(database: Pick<Database, "pool">): Promise<number> {
  return round(database, {
    find: findToRemind,
    readAgain: readToRemind,
    work: async (client, { id: orderId, email }) => {
      const event = await addOrderEvent(client, { orderId, kind: "confirm-reminded", actor: "shop" });
      await read(client)`
        select queue_text(case when ${waitsForPayment} then 'advance-asked' else 'order-placed' end, o.id,
          'order-event:' || ${event}::text)
        from orders o where o.id = ${orderId}::uuid`;
      if (email === "") return;
      const mail = { kind: "confirm-reminder", event: `order-event:${event}`, recipient: email } as const;
      await queueMail(client, { ...mail, data: { orderId } });
    },
  });
}

/**
 * Releases pieces and coupon of orders neither confirmed nor paid (`releaseUnconfirmedAfter` hours; 0: never). The
 * order stays and waits; what proves it takes them again (`takeAgain`). Gives how many orders that were.
 */
export function releaseUnconfirmed(database: Pick<Database, "pool">): Promise<number> {
  return round(database, {
    find: findToRelease,
    readAgain: readToRelease,
    work: async (client, { id: orderId, couponId, email, phone, total, discount }) => {
      if (couponId !== null)
        await moveRedemption(client, { couponId, email, phone, total, discount }, undefined);
      await giveStockBack(client, orderId);
      await write(client)`
        with emptied as (update order_items set stock_id = null where order_id = ${orderId}::uuid and stock_id is not null)
        update orders set released_at = now() where id = ${orderId}::uuid`;
      await addOrderEvent(client, { orderId, kind: "released", actor: "shop" });
    },
  });
}
