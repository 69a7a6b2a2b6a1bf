import { sql } from "kysely";
import type { Database } from "#database/connect.ts";
import { type Executor, read, readFirst } from "#database/query.ts";
import { withTransaction } from "#database/transaction.ts";
import { queueMail } from "#server/platform/jobs/queue-mail.ts";
import { defaultSettings } from "#server/settings/subscribe-to-settings.ts";
import { readStoredSettings } from "../../settings/update-settings.ts";
import { addOrderEvent } from "../progress/order-events.ts";

/** Few enough for one round; the next one goes on. */
const batch = 200;

/** Days after which nobody is asked any more, as when the shop was closed or the setting is new. */
const latest = 14;

type Due = { days: number };

// In SQL, of an order `o`. A mailbox is asked once a month, and not while something of the order is wrong.
const isToAsk = sql<boolean>`(o.progress = 'Delivered' and o.email <> ''
  and not exists (select from order_events e where e.order_id = o.id and e.kind = 'review-requested')
  and not exists (select from aftercare_requests r where r.order_id = o.id
    and r.state in ('asked', 'question', 'approved', 'received'))
  and not exists (select from orders other join order_events e on e.order_id = other.id
    where lower(other.email) = lower(o.email) and e.kind = 'review-requested' and e.at > now() - interval '30 days'))`;

const findToAsk = (executor: Executor, { days }: Due) => read(executor)<{ id: string }>`
  select o.id from order_history h join orders o on o.id = h.order_id
  where h.progress = 'Delivered'
    and h.at <= now() - make_interval(days => ${days}::integer)
    and h.at > now() - make_interval(days => ${days + latest}::integer)
    and ${isToAsk}
  order by h.at limit ${sql.lit(batch)}`;

// Read by another statement than the lock: what another process has done meanwhile is seen.
const readToAsk = (executor: Executor, orderId: string) => readFirst(executor)<{ email: string }>`
  select o.email from orders o where o.id = ${orderId}::uuid and ${isToAsk}`;

/** The days are the same whatever else is set. */
const anySettings = defaultSettings({ staffSecondFactor: "required" });

/**
 * Asks for a review of orders that arrived `reviewRequestAfter` days ago (0: never), once each. The event of the order
 * is written with the mail, so no other process and no restart asks again. Gives how many mails that were.
 */
export async function requestReviews({ pool }: Pick<Database, "pool">): Promise<number> {
  const { reviewRequestAfter: days } = await readStoredSettings(pool, anySettings);
  if (days === 0) return 0;
  let asked = 0;
  for (const { id: orderId } of await findToAsk(pool, { days })) {
    asked += await withTransaction(pool, async (client) => {
      // Orders of one mailbox one after the other.
      await read(client)`
        select pg_advisory_xact_lock(hashtextextended('review request ' || lower(email), 0)) from orders where id = ${orderId}::uuid`;
      await read(client)`select from orders where id = ${orderId}::uuid for no key update`;
      const order = await readToAsk(client, orderId);
      if (!order) return 0;
      const event = await addOrderEvent(client, { orderId, kind: "review-requested", actor: "shop" });
      const mail = { kind: "review-request", event: `order-event:${event}`, recipient: order.email } as const;
      await queueMail(client, { ...mail, data: { orderId } });
      return 1;
    });
  }
  return asked;
}
