import { sql } from "kysely";
import type pg from "pg";
import type { Database } from "#database/connect.ts";
import { type Executor, read, readFirst, write, writeFirst } from "#database/query.ts";
import { withTransaction } from "#database/transaction.ts";
import { pieceSums } from "#server/orders/pieces/piece-sums.ts";
import { timeOfEntry } from "../books/book-lines.ts";
import { countBooksOfDay } from "../books/count-books.ts";
import { countOutcomesOfDay } from "./refusals.ts";

/** Finds orders that were uncommitted at the last look. */
const overlap = sql`interval '1 minute'`;

// Every change of an order's figures writes its history or its ledger, whose triggers note the days of money.
const noteChangedDays = (executor: Executor, since: Date) => write(executor)`
  insert into uncounted_days (day)
  select (o.created_at at time zone 'Asia/Karachi')::date
  from order_history h join orders o on o.id = h.order_id
  where h.at >= ${since}::timestamptz - ${overlap}
  union
  select (at at time zone 'Asia/Karachi')::date from order_history
  where at >= ${since}::timestamptz - ${overlap} and progress in ('Delivered', 'Cancelled')
  union
  select (l.at at time zone 'Asia/Karachi')::date from order_ledger l
  where ${timeOfEntry} >= ${since}::timestamptz - ${overlap}
  union
  -- Returns and later discounts count on the days on which the order was placed and delivered.
  select (h.at at time zone 'Asia/Karachi')::date from order_ledger l join order_history h on h.order_id = l.order_id
  where ${timeOfEntry} >= ${since}::timestamptz - ${overlap} and l.cause <> 'placed'
  on conflict do nothing`;

const countDay = (executor: Executor, day: string) => write(executor)`
  with placed as materialized (
    select id, city, s.due as total from orders cross join lateral order_sums(id) s
    where created_at >= ${day}::date::timestamp at time zone 'Asia/Karachi'
      and created_at < (${day}::date + 1)::timestamp at time zone 'Asia/Karachi'
      and progress <> 'Cancelled'
      and not exists (select from aftercare_requests a where a.follow_order_id = orders.id and a.alteration is not null)
  ), lines as materialized (
    select i.order_id, pieces.left as quantity, i.line ->> 'product_code' || ' ' || (i.line ->> 'name') as product,
      i.line -> 'color' ->> 'label' as color, pieces.left * (
        (select coalesce(sum(c.amount), 0) from order_item_charges c where c.item_id = i.id)
        + (select coalesce(sum(c.charge), 0) from order_item_options c where c.item_id = i.id) + case when i.sale_price > 0 then i.sale_price else i.price end) as amount
    from order_items i join placed on placed.id = i.order_id cross join ${pieceSums}
  ), parcels as materialized (
    select placed.total, initcap(lower(btrim(placed.city))) as city, coalesce(own.pieces, 0) as pieces
    from placed left join (select order_id, sum(quantity) as pieces from lines group by order_id) own
      on own.order_id = placed.id
  )
  insert into daily_sales (day, kind, name, orders, pieces, revenue)
  select ${day}::date, counted.* from (
    select 'all', '', count(*), coalesce(sum(pieces), 0), coalesce(sum(total), 0) from parcels
    union all
    select 'city', city, count(*), sum(pieces), sum(total) from parcels group by city
    union all
    select 'product', product, count(distinct order_id), sum(quantity), sum(amount) from lines group by product
    union all
    select 'color', color, count(distinct order_id), sum(quantity), sum(amount) from lines group by color
    union all
    select 'delivered', '', count(*), 0, sum(s.due) from order_history h join orders o on o.id = h.order_id
      cross join lateral order_sums(o.id) s
    where h.at >= ${day}::date::timestamp at time zone 'Asia/Karachi'
      and h.at < (${day}::date + 1)::timestamp at time zone 'Asia/Karachi'
      and h.progress = 'Delivered' and o.progress = 'Delivered'
    having count(*) > 0
    union all
    select 'collected', '', sum(case when kind <> 'received' then 0 when undoes is null then 1 else -1 end), 0,
      sum(case kind when 'refunded' then -amount else amount end)
    from order_ledger where day = ${day}::date and kind in ('received', 'withheld', 'refunded')
      and how is distinct from 'exchange' having count(*) > 0
  ) counted`;

async function findUncountedDays(pool: pg.Pool): Promise<void> {
  await withTransaction(pool, async (client) => {
    const progress = await readFirst(client)<{ looked_until: Date | null }>`
      select looked_until from sales_progress for update`;
    if (progress?.looked_until) await noteChangedDays(client, progress.looked_until);
    else {
      await write(client)`
        insert into uncounted_days (day)
        select generate_series((select min(created_at) from orders) at time zone 'Asia/Karachi',
          now() at time zone 'Asia/Karachi' + interval '1 day', interval '1 day')::date
        on conflict do nothing`;
    }
    await write(client)`update sales_progress set looked_until = now()`;
  });
}

function countOneDay(pool: pg.Pool): Promise<boolean> {
  return withTransaction(pool, async (client) => {
    const taken = await writeFirst(client)<{ day: string }>`
      delete from uncounted_days where day = (
        select day from uncounted_days order by day desc limit 1 for update skip locked
      ) returning day::text as day`;
    if (!taken) return false;
    await recount(client, taken.day);
    return true;
  });
}

/** A day that changes during its count waits, and is then counted with all changes. */
async function recount(client: Executor, day: string): Promise<void> {
  await read(client)`
    select pg_advisory_xact_lock(hashtext('daily_sales'), ${day}::date - date '2000-01-01')`;
  await write(client)`delete from daily_sales where day = ${day}::date`;
  await countDay(client, day);
  await countBooksOfDay(client, day);
  await countOutcomesOfDay(client, day);
}

/** Newest first, each in a separate transaction. Returns the number counted. */
export async function countSales(pool: pg.Pool, atMost: number): Promise<number> {
  await findUncountedDays(pool);
  for (let counted = 0; counted < atMost; counted += 1) {
    if (!(await countOneDay(pool))) return counted;
  }
  return atMost;
}

/** Covers the days of a shop of many years within a day of rounds. */
const daysARound = 200;

/** Counts days ahead of any request, so that the dashboard opens at once; returns their number. */
export function countPastSales({ pool }: Pick<Database, "pool">): Promise<number> {
  return countSales(pool, daysARound);
}
