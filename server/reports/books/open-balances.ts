import { type RawBuilder, sql } from "kysely";
import { z } from "zod";
import {
  type Books,
  type listOpenOrders as contract,
  type OpenOrder,
  type OutstandingAge,
  outstandingAges,
} from "#contract/reports/books.ts";
import { dayInKarachi } from "#contract/values/karachi-time.ts";
import type { Database } from "#database/connect.ts";
import { type Executor, read } from "#database/query.ts";
import { formatOrderNumber } from "#server/platform/order-number.ts";
import { makeCursor, readCursor } from "#server/platform/queries/page-cursor.ts";

type Open = Books["open"];

const from: Record<OutstandingAge, number> = { "0-7": 0, "8-14": 8, "15-30": 15, "over-30": 31 };

/** In SQL, of an order `o`: the day in Karachi on which it was delivered. */
const deliveredOn = sql`(select (max(h.at) at time zone 'Asia/Karachi')::date from order_history h
  where h.order_id = o.id and h.progress = 'Delivered')`;

function ageOn(today: string, day: RawBuilder<unknown>): RawBuilder<OutstandingAge> {
  const days = sql`(${today}::date - ${day})`;
  return sql<OutstandingAge>`case when ${days} >= ${sql.lit(from["over-30"])} then 'over-30'
    when ${days} >= ${sql.lit(from["15-30"])} then '15-30' when ${days} >= ${sql.lit(from["8-14"])} then '8-14' else '0-7' end`;
}

/** In SQL, of an order `o`: the courier, normalised for spelling. */
const courierKey = sql`lower(btrim(coalesce(o.courier, '')))`;

/** In SQL, of an open balance `b` of an order `o`: its section of the books. */
const kindOf = sql`case when b.balance < 0 then 'overpaid' when o.progress = 'Delivered' then 'outstanding' else 'not-delivered' end`;

/** In SQL: a lookup for each, because few of all orders are open, and a join would scan the table. */
const orderOf = sql`select * from orders where id = b.order_id offset 0`;

type Row = {
  kind: "outstanding" | "not-delivered" | "overpaid";
  courier: string;
  age: OutstandingAge | null;
  entries: number;
  amount: number;
};

const selectSums = (executor: Executor, today: string) => read(executor)<Row>`
  select kind, min(courier) as courier, age, count(*)::integer as entries, sum(balance)::bigint as amount
  from (
    select k.kind, b.balance, case when k.kind = 'outstanding' then ${courierKey} end as key,
      case when k.kind = 'outstanding' then btrim(coalesce(o.courier, '')) else '' end as courier,
      case when k.kind = 'outstanding' then ${ageOn(today, sql`d.day`)} end as age
    from open_balances b
      cross join lateral (select id, progress, courier from orders where id = b.order_id offset 0) o
      cross join lateral (select ${kindOf} as kind) k
      cross join lateral (select case when k.kind = 'outstanding' then ${deliveredOn} end as day offset 0) d
  ) open group by kind, key, age`;

/** Current receivables and refunds due; delivered ones by courier, and by days since then in Karachi. */
export async function readOpenBalances(executor: Executor): Promise<Open> {
  const rows = await selectSums(executor, dayInKarachi(new Date()));
  const arrived = rows.filter(({ kind }) => kind === "outstanding");
  const couriers = new Map(arrived.map(({ courier }) => [courier.toLowerCase(), courier]));
  const outstanding = [...couriers]
    .map(([key, courier]) => {
      const ofCourier = arrived.filter((row) => row.courier.toLowerCase() === key);
      const ages = outstandingAges.map((age) => sum(ofCourier.filter((row) => row.age === age)));
      return { courier, ages, total: sum(ofCourier) };
    })
    .sort((one, other) => other.total.amount - one.total.amount);
  return {
    outstanding,
    notDelivered: sum(rows.filter(({ kind }) => kind === "not-delivered")),
    overpaid: sum(rows.filter(({ kind }) => kind === "overpaid")),
    total: sum(rows).amount,
  };
}

function sum(rows: readonly Pick<Row, "entries" | "amount">[]): { entries: number; amount: number } {
  return rows.reduce(
    (all, { entries, amount }) => ({ entries: all.entries + entries, amount: all.amount + amount }),
    { entries: 0, amount: 0 },
  );
}

type Question = z.output<typeof contract.query>;

/** Microseconds since 1970 of the order, and its id. */
const place = z.tuple([z.number().int().min(0).max(Number.MAX_SAFE_INTEGER), z.uuid()]);

/** Orders with a ledger balance other than 0, oldest first; `limit` of them. */
export async function listOpenOrders(
  { kysely }: Pick<Database, "kysely">,
  { kind, courier, age, after }: Question,
  limit = 50,
): Promise<{ items: OpenOrder[]; next: string | null }> {
  const start = after === undefined ? undefined : readCursor(place, after);
  if (after !== undefined && !start) return { items: [], next: null };
  const conditions = [
    sql`${kindOf} = ${kind}`,
    ...(kind === "overpaid" ? [sql`b.balance < 0`] : []),
    ...(courier === undefined ? [] : [sql`${courierKey} = ${courier.toLowerCase()}`]),
    ...(age === undefined ? [] : [sql`${ageOn(dayInKarachi(new Date()), deliveredOn)} = ${age}`]),
    ...(start
      ? [
          sql`(b.placed_at, b.order_id) > (timestamptz 'epoch' + ${start[0]}::double precision * interval '1 microsecond', ${start[1]}::uuid)`,
        ]
      : []),
  ];
  const { rows } = await sql<Omit<OpenOrder, "OrderID"> & { number: string; place: number }>`
    select o.id, o.number, btrim(coalesce(o.courier, '')) as courier, ${deliveredOn}::text as "deliveredOn",
      (o.created_at at time zone 'Asia/Karachi')::date::text as "orderedOn", b.balance,
      (extract(epoch from b.placed_at) * 1000000)::double precision as place
    from open_balances b cross join lateral (${orderOf}) o where ${sql.join(conditions, sql` and `)}
    order by b.placed_at, b.order_id limit ${limit + 1}`.execute(kysely);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map(({ number, place: _place, ...order }) => ({
      ...order,
      OrderID: formatOrderNumber(number),
    })),
    next: rows.length > limit && last ? makeCursor([last.place, last.id]) : null,
  };
}
