import { sql } from "kysely";
import type { RefusalShare, Refusals } from "#contract/reports/dashboard.ts";
import { type Executor, read, write } from "#database/query.ts";
import type { Days } from "./strongest-products.ts";

const shown = 15;

export async function countOutcomesOfDay(transaction: Executor, day: string): Promise<void> {
  await write(transaction)`delete from daily_outcomes where day = ${day}::date`;
  // The same rule as on the customer's page: cancelled after dispatch (docs/decisions/029-customers-by-phone.md).
  await write(transaction)`
    with ended as materialized (
      select distinct on (o.id) o.id, o.progress = 'Cancelled' as is_refused, o.city, coalesce(o.courier, '') as courier
      from order_history h join orders o on o.id = h.order_id and o.progress = h.progress
      where h.at >= ${day}::date::timestamp at time zone 'Asia/Karachi'
        and h.at < (${day}::date + 1)::timestamp at time zone 'Asia/Karachi'
        and (h.progress = 'Delivered' or h.progress = 'Cancelled' and o.courier is not null)
    )
    insert into daily_outcomes (kind, day, name, delivered, refused)
    select kind, ${day}::date, min(name), count(*) filter (where not is_refused), count(*) filter (where is_refused)
    from (
      select 'city' as kind, initcap(lower(btrim(city))) as name, is_refused from ended
      union all
      select 'courier', btrim(courier), is_refused from ended
      union all
      select 'product', name, is_refused from (
        select distinct ended.id, ended.is_refused, i.line ->> 'product_code' || ' ' || (i.line ->> 'name') as name
        from ended join order_items i on i.order_id = ended.id
      ) sent
    ) outcome group by kind, lower(name)`;
}

// Sums only names with a refusal, by name.
function selectShares(executor: Executor, values: Days & { kind: string }) {
  return read(executor)<RefusalShare>`
    with most as materialized (
      select lower(name) as key, sum(refused) as refused from daily_outcomes
      where kind = ${values.kind}::text and day between ${values.from}::date and ${values.to}::date and refused > 0
      group by 1 order by 2 desc, 1 limit ${sql.lit(shown)}
    )
    select min(d.name) as name, sum(d.delivered)::integer as delivered, sum(d.refused)::integer as refused
    from most join daily_outcomes d on d.kind = ${values.kind}::text and lower(d.name) = most.key
      and d.day between ${values.from}::date and ${values.to}::date
    group by most.key order by sum(d.refused) desc, most.key`;
}

export async function readRefusals(executor: Executor, days: Days): Promise<Refusals> {
  const [total = { delivered: 0, refused: 0 }] = await read(executor)<Refusals["total"]>`
    select coalesce(sum(delivered), 0)::integer as delivered, coalesce(sum(refused), 0)::integer as refused
    from daily_outcomes where kind = 'courier' and day between ${days.from}::date and ${days.to}::date`;
  return {
    total,
    cities: await selectShares(executor, { ...days, kind: "city" }),
    couriers: await selectShares(executor, { ...days, kind: "courier" }),
    products: await selectShares(executor, { ...days, kind: "product" }),
  };
}
