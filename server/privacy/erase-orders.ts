import { type RawBuilder, sql } from "kysely";
import type pg from "pg";
import type { Database } from "#database/connect.ts";
import { type Executor, read, write } from "#database/query.ts";
import { withTransaction } from "#database/transaction.ts";
import { deleteUnlessOrdered, picturesOf } from "#server/catalog/options/option-pictures.ts";
import { withoutPersonalOptions } from "#server/catalog/options/options-of-item.ts";
import { defaultSettings } from "#server/settings/subscribe-to-settings.ts";
import { readStoredSettings } from "#server/settings/update-settings.ts";

export const erasedName = "Erased";

/** Days for which a delivered order retains its customer after the account's deletion: it may be returned. */
const daysToComeBack = 30;

/** Small, to stay far below the statement timeout. */
const batch = 200;

/** In SQL, of an order `o`: its customer's data are no longer needed. */
export const isDoneWith: RawBuilder<boolean> = sql<boolean>`(o.progress = 'Cancelled' or o.progress = 'Delivered'
  and not exists (select from order_history h where h.order_id = o.id and h.progress = 'Delivered'
    and h.at > now() - ${sql.lit(daysToComeBack)} * interval '1 day')
  and not exists (select from aftercare_requests a where a.order_id = o.id
    and a.state in ('asked', 'question', 'approved', 'received')))`;

type Orders = { ids: readonly string[] };

const couponUsesOf = (ids: readonly string[]) => sql`
  select o.coupon_id, c.customer, count(*) filter (where o.progress <> 'Cancelled' and o.released_at is null) as times
  from orders o cross join lateral unnest(coupon_customers_of(o.email, o.phone)) as c (customer)
  where o.id = any(${ids}::uuid[]) and o.coupon_id is not null group by 1, 2`;

const deleteMails = (executor: Executor, ids: readonly string[]) => write(executor)`
  delete from outgoing_mails where event in (
    select 'order-placed:' || id from unnest(${ids}::uuid[]) as id
    union all
    select 'order-announced:' || id from unnest(${ids}::uuid[]) as id
    union all
    select 'order-changed:' || h.id from order_history h where h.order_id = any(${ids}::uuid[])
    union all
    select 'order-event:' || e.id from order_events e where e.order_id = any(${ids}::uuid[]))`;

// Notes of staff concern the customer; events stay, without their texts. Measurements and engraved names are erased
// as after a year (orders/delete-expired-orders.ts).
const eraseTexts = (executor: Executor, ids: readonly string[]) => write(executor)`
  with texts as (
    delete from outgoing_texts where order_id = any(${ids}::uuid[])
  ), notes as (
    delete from order_notes where order_id = any(${ids}::uuid[])
  ), transfers as (
    delete from transfer_claims where order_id = any(${ids}::uuid[])
  ), asked as (
    update aftercare_requests set details = '', alteration = case when alteration is not null then '' end where order_id = any(${ids}::uuid[])
  ), shown as (
    delete from aftercare_pictures p using aftercare_requests a
    where a.id = p.request_id and a.order_id = any(${ids}::uuid[])
  ), events as (
    update order_events set detail = '{}' where order_id = any(${ids}::uuid[])
  ), parcels_known as (
    update parcels set tracking_number = case when tracking_number is not null then '' end, problem = '',
      label = null, next_at = null where order_id = any(${ids}::uuid[])
  ), bought_for as (
    update invoices set buyer_number = '' where order_id = any(${ids}::uuid[])
  ), steps_said as (
    delete from parcel_steps s using parcels p where s.parcel_id = p.id and p.order_id = any(${ids}::uuid[])
  ), answers as (
    delete from parcel_answers a using parcels p where a.parcel_id = p.id and p.order_id = any(${ids}::uuid[])
  ), untyped as (
    update order_item_options c set ${withoutPersonalOptions} and c.item_id in (
      select i.id from order_items i where i.order_id = any(${ids}::uuid[]))
  )
  update order_items i set line = i.line
    || jsonb_build_object('custom_size', false, 'name_engraving', false, 'uniqueId', i.id)
    || case when i.line -> 'sizes' = 'false' then '{"sizes": "Custom size"}' else '{}' end::jsonb
  where i.order_id = any(${ids}::uuid[])`;

// City and province stay for the sums by city; alone they identify no customer.
const eraseCustomer = (executor: Executor, values: Orders & { name: string }) => write(executor)`
  update orders set user_id = null, name = ${values.name}::text, email = '', phone = '', postal_code = '', area = '',
    address = '', delivery_instruction = '', buyer_number = '',
    consignment_number = case when consignment_number is not null then '' end,
    cancel_reason = case when cancel_reason is not null then '' end,
    cancel_declined = case when cancel_declined is not null then '' end,
    reduction_reason = case when reduction_reason is not null then '' end,
    measurements_forgotten_at = coalesce(measurements_forgotten_at, now()),
    erasure_asked_at = coalesce(erasure_asked_at, now()), person_erased_at = now()
  where id = any(${values.ids}::uuid[])`;

/**
 * Anonymises these orders, with all texts about the customer and the mails to them; goods and payments stay by tax
 * law. Call it in a transaction that has locked the orders.
 */
export async function eraseOrders(transaction: Executor, all: readonly string[]): Promise<void> {
  for (let first = 0; first < all.length; first += batch) {
    const ids = all.slice(first, first + batch);
    // Before the address and the phone are erased below.
    await write(transaction)`
      update coupon_customers k set used_count = greatest(k.used_count - used.times::integer, 0)
      from (${couponUsesOf(ids)}) used
      where k.coupon_id = used.coupon_id and k.customer = used.customer`;
    await write(transaction)`
      delete from coupon_customers k using (${couponUsesOf(ids)}) used
      where k.coupon_id = used.coupon_id and k.customer = used.customer and k.used_count = 0`;
    await deleteMails(transaction, ids);
    const pictures = await picturesOf(transaction, ids);
    await eraseTexts(transaction, ids);
    await deleteUnlessOrdered(transaction, pictures);
    await eraseCustomer(transaction, { ids, name: erasedName });
  }
}

/** Anonymises the done orders of deleted accounts; returns their number. */
export function eraseDoneOrders({ pool }: Pick<Database, "pool">): Promise<number> {
  return eraseInBatches(
    pool,
    (client) => read(client)<{ id: string }>`
    select o.id from orders o
    where o.erasure_asked_at is not null and o.person_erased_at is null and ${isDoneWith}
    limit ${sql.lit(batch)} for update skip locked`,
  );
}

/** Orders older than `personYears` and done; returns their number. */
export async function eraseOldCustomers({ pool }: Pick<Database, "pool">): Promise<number> {
  const { personYears: years } = await readStoredSettings(pool, anySettings);
  return eraseInBatches(
    pool,
    (client) => read(client)<{ id: string }>`
    select o.id from orders o
    where o.person_erased_at is null and o.progress in ('Delivered', 'Cancelled')
      and o.created_at < now() - make_interval(years => ${years}::integer) and ${isDoneWith}
    order by o.created_at limit ${sql.lit(batch)} for update skip locked`,
  );
}

/** The years do not depend on other settings. */
const anySettings = defaultSettings({ staffSecondFactor: "required" });

async function eraseInBatches(
  pool: pg.Pool,
  lock: (client: Executor) => Promise<{ id: string }[]>,
): Promise<number> {
  let erased = 0;
  for (;;) {
    const count = await withTransaction(pool, async (client) => {
      const due = await lock(client);
      await eraseOrders(
        client,
        due.map(({ id }) => id),
      );
      return due.length;
    });
    erased += count;
    if (count < batch) return erased;
  }
}
