import { sql } from "kysely";
import type { RefusalShare, Refusals } from "#contract/reports/dashboard.ts";
import { type Executor, namedQuery, type Param } from "#database/named-query.ts";
import type { Days } from "./strongest-products.ts";

const shown = 15;

type OfDay = { day: string };

const forgetOutcomes = namedQuery(
  "forget-outcomes-of-day",
  (param: Param<OfDay>) => sql<object>`delete from daily_outcomes where day = ${param("day")}::date`,
);

// Refused is what the customer's page counts, too: cancelled after the parcel had left (docs/decisions/029-customers-are-people.md).
const countOutcomes = namedQuery(
  "count-outcomes-of-day",
  (param: Param<OfDay>) => sql<object>`
    with ended as materialized (
      select distinct on (o.id) o.id, o.progress = 'Cancelled' as is_refused, o.city, coalesce(o.courier, '') as courier
      from order_history h join orders o on o.id = h.order_id and o.progress = h.progress
      where h.at >= ${param("day")}::date::timestamp at time zone 'Asia/Karachi'
        and h.at < (${param("day")}::date + 1)::timestamp at time zone 'Asia/Karachi'
        and (h.progress = 'Delivered' or h.progress = 'Cancelled' and o.courier is not null)
    )
    insert into daily_outcomes (kind, day, name, delivered, refused)
    select kind, ${param("day")}::date, min(name), count(*) filter (where not is_refused), count(*) filter (where is_refused)
    from (
      select 'city' as kind, initcap(lower(btrim(city))) as name, is_refused from ended
      union all
      select 'courier', btrim(courier), is_refused from ended
      union all
      select 'product', name, is_refused from (
        select distinct ended.id, ended.is_refused, i.line ->> 'product_code' || ' ' || (i.line ->> 'name') as name
        from ended join order_items i on i.order_id = ended.id
      ) sent
    ) outcome group by kind, lower(name)`,
);

export async function countOutcomesOfDay(transaction: Executor, day: string): Promise<void> {
  await forgetOutcomes.run(transaction, { day });
  await countOutcomes.run(transaction, { day });
}

// Only what was refused at all is summed up, by its name.
const selectShares = namedQuery(
  "refusals-by-name",
  (param: Param<Days & { kind: string }>) => sql<RefusalShare>`
    with most as materialized (
      select lower(name) as key, sum(refused) as refused from daily_outcomes
      where kind = ${param("kind")}::text and day between ${param("from")}::date and ${param("to")}::date and refused > 0
      group by 1 order by 2 desc, 1 limit ${sql.lit(shown)}
    )
    select min(d.name) as name, sum(d.delivered)::integer as delivered, sum(d.refused)::integer as refused
    from most join daily_outcomes d on d.kind = ${param("kind")}::text and lower(d.name) = most.key
      and d.day between ${param("from")}::date and ${param("to")}::date
    group by most.key order by sum(d.refused) desc, most.key`,
);

const selectTotal = namedQuery(
  "refusals-of-days",
  (param: Param<Days>) => sql<Refusals["total"]>`
    select coalesce(sum(delivered), 0)::integer as delivered, coalesce(sum(refused), 0)::integer as refused
    from daily_outcomes where kind = 'courier' and day between ${param("from")}::date and ${param("to")}::date`,
);

export async function readRefusals(executor: Executor, days: Days): Promise<Refusals> {
  const [total = { delivered: 0, refused: 0 }] = await selectTotal.run(executor, days);
  return {
    total,
    cities: await selectShares.run(executor, { ...days, kind: "city" }),
    couriers: await selectShares.run(executor, { ...days, kind: "courier" }),
    products: await selectShares.run(executor, { ...days, kind: "product" }),
  };
}
