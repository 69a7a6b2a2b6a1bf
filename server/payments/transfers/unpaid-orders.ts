import { type RawBuilder, sql } from "kysely";
import type pg from "pg";
import type { Database } from "#database/connect.ts";
import { type Executor, read, readFirst } from "#database/query.ts";
import { withTransaction } from "#database/transaction.ts";
import { paymentOf } from "#server/orders/ledger/order-money.ts";
import { isTransferReported, waitsForPayment } from "#server/orders/ledger/transfer-claims.ts";
import { cancelOrder } from "#server/orders/progress/cancel-order.ts";
import { addOrderEvent } from "#server/orders/progress/order-events.ts";
import { queueMail } from "#server/platform/jobs/queue-mail.ts";
import { defaultSettings } from "#server/settings/subscribe-to-settings.ts";
import { readStoredSettings } from "#server/settings/update-settings.ts";

/** Few enough for one round; the next one goes on. */
const batch = 200;

/** The customer reads it in the mail of the cancel. */
const cancelReason = "We have not received your payment. Order again whenever you like.";

// In SQL, of an order `o` that waits for its payment: nothing of it has come, nobody waits for an answer, and no
// gateway may still say that it is paid. One that the shop has no contract with any more says nothing.
const isUnpaid: RawBuilder<boolean> = sql<boolean>`(${waitsForPayment} and not ${isTransferReported}
  and not exists (select from gateway_payments p where p.order_id = o.id
    and (p.state = 'unclear' and p.looked_at is null or p.state = 'open' and p.expires_at > now() - interval '2 days'))
  and (${paymentOf} ->> 'received')::integer <= 0)`;

const wasReminded = (before: RawBuilder<unknown>) => sql<boolean>`exists (select from order_events e
  where e.order_id = o.id and e.kind = 'transfer-reminded' and e.at <= ${before})`;

type Due = { days: number };

// An advance may be asked long after the order was placed.
const isOlderThan = (due: Due) => {
  const since = sql`now() - make_interval(days => ${due.days}::integer)`;
  return sql`(o.created_at < ${since} and not exists (select from order_events e
    where e.order_id = o.id and e.kind = 'advance-asked' and e.at >= ${since}))`;
};

// Whenever: an event says when its transaction began, which may be later than this one did that has waited for its
// lock.
const toRemind = (due: Due) => sql<boolean>`
  ${isOlderThan(due)} and ${isUnpaid} and not ${wasReminded(sql`'infinity'`)}`;

// A day after the reminder, after the last answer about a transfer, and after the last payment that failed, at the
// earliest.
const toCancel = (due: Due) => sql<boolean>`
  ${isOlderThan(due)} and ${isUnpaid} and ${wasReminded(sql`now() - interval '1 day'`)}
  and not exists (select from transfer_claims c where c.order_id = o.id
    and c.answered_at > now() - interval '1 day')
  and not exists (select from gateway_payments p where p.order_id = o.id
    and p.settled_at > now() - interval '1 day')`;

const findToRemind = (executor: Executor, due: Due) => read(executor)<{ id: string }>`
  select o.id from orders o where ${toRemind(due)} order by o.created_at limit ${sql.lit(batch)}`;

const findToCancel = (executor: Executor, due: Due) => read(executor)<{ id: string }>`
  select o.id from orders o where ${toCancel(due)} order by o.created_at limit ${sql.lit(batch)}`;

type DueOrder = Due & { orderId: string };

// Read by another statement than the lock: what another process has done meanwhile is seen.
const readToRemind = (executor: Executor, dueOrder: DueOrder) => readFirst(executor)<{ email: string }>`
  select o.email from orders o where o.id = ${dueOrder.orderId}::uuid and ${toRemind(dueOrder)}`;

const readToCancel = (executor: Executor, dueOrder: DueOrder) => read(executor)`
  select from orders o where o.id = ${dueOrder.orderId}::uuid and ${toCancel(dueOrder)}`;

/** The days are the same whatever else is set. */
const anySettings = defaultSettings({ staffSecondFactor: "required" });

async function doForEach(
  pool: pg.Pool,
  orders: readonly { id: string }[],
  work: (client: pg.PoolClient, orderId: string) => Promise<boolean>,
): Promise<number> {
  let done = 0;
  for (const { id: orderId } of orders) {
    const isDone = await withTransaction(pool, async (client) => {
      await read(client)`select from orders where id = ${orderId}::uuid for no key update`;
      return work(client, orderId);
    });
    if (isDone) done += 1;
  }
  return done;
}

/**
 * Once for an order, of what nobody has said to have sent (`remindUnpaidAfter` days; 0: never). Gives how many that
 * were.
 */
export async function remindUnpaid({ pool }: Pick<Database, "pool">): Promise<number> {
  const { remindUnpaidAfter: days } = await readStoredSettings(pool, anySettings);
  if (days === 0) return 0;
  return doForEach(pool, await findToRemind(pool, { days }), async (client, orderId) => {
    const order = await readToRemind(client, { days, orderId });
    if (!order) return false;
    await remind(client, { orderId, recipient: order.email });
    return true;
  });
}

async function remind(
  client: Executor,
  { orderId, recipient }: { orderId: string; recipient: string },
): Promise<void> {
  const event = await addOrderEvent(client, { orderId, kind: "transfer-reminded", actor: "shop" });
  if (recipient === "") return;
  await queueMail(client, {
    kind: "transfer-reminder",
    event: `order-event:${event}`,
    recipient,
    data: { orderId },
  });
}

/**
 * Cancels what was to be paid by transfer and was not, a day after its reminder at the earliest (`cancelUnpaidAfter`
 * days; 0: never): its coupon and its pieces are given back, and the customer reads why. Gives how many orders that
 * were.
 */
export async function cancelUnpaid({ pool }: Pick<Database, "pool">): Promise<number> {
  const { cancelUnpaidAfter: days } = await readStoredSettings(pool, anySettings);
  if (days === 0) return 0;
  return doForEach(pool, await findToCancel(pool, { days }), async (client, orderId) => {
    if ((await readToCancel(client, { days, orderId })).length === 0) return false;
    const { outcome } = await cancelOrder(client, orderId, { kind: "shop", reason: cancelReason });
    return outcome === "cancelled";
  });
}
