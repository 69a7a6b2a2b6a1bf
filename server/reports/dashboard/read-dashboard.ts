import { sql } from "kysely";
import type { z } from "zod";
import {
  type Dashboard,
  type getDashboard,
  longestSpan,
  type Share,
  type Span,
} from "#contract/reports/dashboard.ts";
import { dayInKarachi } from "#contract/values/karachi-time.ts";
import { type Executor, read, readFirst } from "#database/query.ts";
import { listWorkFailures } from "#server/platform/jobs/work-failures.ts";
import type { Services } from "#server/services.ts";
import { countOpenWork } from "./count-open-work.ts";
import { countSales } from "./count-sales.ts";
import { readRefusals } from "./refusals.ts";
import { type Days, strongest, strongestProducts } from "./strongest-products.ts";
import { workloadAhead } from "./workload-ahead.ts";

const daysAtOnce = 5;
const usualDays = 30;
const dayLength = 86_400_000;

const selectSpans = (executor: Executor, values: Days & { by: string }) => read(executor)<Span>`
  select to_char(date_trunc(${values.by}::text, day.day), 'YYYY-MM-DD') as start,
    coalesce(sum(s.orders), 0)::integer as orders, coalesce(sum(s.pieces), 0)::integer as pieces,
    coalesce(sum(s.revenue), 0)::bigint as revenue, coalesce(sum(d.revenue), 0)::bigint as delivered,
    coalesce(sum(c.revenue), 0)::bigint as collected
  from generate_series(${values.from}::date::timestamp, ${values.to}::date::timestamp, interval '1 day') day (day)
  left join daily_sales s on s.kind = 'all' and s.day = day.day::date and s.name = ''
  left join daily_sales d on d.kind = 'delivered' and d.day = day.day::date and d.name = ''
  left join daily_sales c on c.kind = 'collected' and c.day = day.day::date and c.name = ''
  group by 1 order by 1`;

type Amount = Dashboard["outstanding"];
type Amounts = Amount & { kind: "delivered" | "collected" | "outstanding" };

type Question = z.output<typeof getDashboard.query>;

export async function readDashboard(
  { database: { pool }, schedule }: Pick<Services, "database" | "schedule">,
  query: Question,
): Promise<Dashboard> {
  await countSales(pool, daysAtOnce);
  const days = daysOf(query);
  const spans = await selectSpans(pool, { ...days, by: query.by ?? "day" });
  const uncounted = await readFirst(pool)<{ waits: boolean }>`
    select exists (select from uncounted_days) as waits`;
  return {
    ...days,
    total: { orders: sum(spans, "orders"), pieces: sum(spans, "pieces"), revenue: sum(spans, "revenue") },
    spans,
    ...(await moneyOf(pool, days)),
    products: (await strongestProducts(pool, days)) ?? (await sharesOf(pool, days, "product")),
    colors: await sharesOf(pool, days, "color"),
    cities: await sharesOf(pool, days, "city"),
    refusals: await readRefusals(pool, days),
    workload: await workloadAhead(schedule),
    failures: await listWorkFailures(pool),
    openWork: await countOpenWork(pool),
    isComplete: uncounted?.waits === false,
  };
}

async function moneyOf(
  pool: Executor,
  days: Days,
): Promise<Pick<Dashboard, "delivered" | "collected" | "outstanding">> {
  const rows = await read(pool)<Amounts>`
    select kind, sum(orders)::integer as orders, sum(revenue)::bigint as revenue from daily_sales
    where kind in ('delivered', 'collected') and day between ${days.from}::date and ${days.to}::date
    group by kind
    union all
    select 'outstanding', count(*)::integer, coalesce(sum(b.balance), 0)::bigint
    from open_balances b cross join lateral (select progress from orders where id = b.order_id offset 0) o
    where b.balance > 0 and o.progress = 'Delivered'`;
  const amountOf = (kind: Amounts["kind"]): Amount => {
    const { orders = 0, revenue = 0 } = rows.find((row) => row.kind === kind) ?? {};
    return { orders, revenue };
  };
  return {
    delivered: amountOf("delivered"),
    collected: amountOf("collected"),
    outstanding: amountOf("outstanding"),
  };
}

function sharesOf(pool: Executor, days: Days, kind: "product" | "color" | "city"): Promise<Share[]> {
  return read(pool)<Share>`
    select name, sum(orders)::integer as orders, sum(pieces)::integer as pieces, sum(revenue)::bigint as revenue
    from daily_sales
    where kind = ${kind}::text and day between ${days.from}::date and ${days.to}::date
    group by name
    order by case when ${kind}::text = 'city' then sum(orders) else sum(pieces) end desc, name
    limit ${sql.lit(strongest)}`;
}

function daysOf({ from, to = dayInKarachi(new Date()) }: Question): Days {
  const end = Date.parse(to);
  const asked = from === undefined ? end - (usualDays - 1) * dayLength : Date.parse(from);
  const start = Math.min(Math.max(asked, end - (longestSpan - 1) * dayLength), end);
  return { from: new Date(start).toISOString().slice(0, 10), to };
}

function sum(spans: readonly Span[], figure: "orders" | "pieces" | "revenue"): number {
  return spans.reduce((total, span) => total + span[figure], 0);
}
