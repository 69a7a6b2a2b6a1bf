import { type RawBuilder, sql } from "kysely";
import { z } from "zod";
import type { listOrders as contract, OrderListEntry, OrderSort } from "#contract/back-office/orders.ts";
import type { OrderProgress } from "#contract/orders.ts";
import type { Database } from "#database/connect.ts";
import { makeCursor, readCursor } from "../page-cursor.ts";
import { formatOrderNumber, parseOrderNumber } from "./order-number.ts";
import { columnOfStage, stageAfter, stageReached, type WorkTimes, workColumns } from "./work-stage.ts";

const pageSize = 50;

export type OrderFilter = z.output<typeof contract.query>;

type Row = {
  id: string;
  number: string;
  created_at: Date;
  name: string;
  phone: string;
  city: string;
  pieces: number;
  total: number;
  progress: OrderProgress;
  confirmed: boolean;
  source: "web" | "phone";
  asked_at: Date | null;
  cash_received_on: string | null;
  cancel_asked: boolean;
  place: number;
} & WorkTimes;

/** Microseconds since 1970, or rupees: whole numbers that JavaScript keeps exactly. */
const cursorValues = z.tuple([z.number().int().min(0).max(Number.MAX_SAFE_INTEGER), z.uuid()]);

const microseconds = sql`(extract(epoch from o.created_at) * 1000000)::double precision`;

/** One page of the orders that match, fifty unless `size` says more. Each filter has an index in the order of the dates. */
export async function listOrders(
  { kysely }: Pick<Database, "kysely">,
  filter: OrderFilter,
  size = pageSize,
): Promise<{ items: OrderListEntry[]; next: string | null }> {
  const sort = filter.sort ?? "-date";
  const cursor = filter.after === undefined ? undefined : readCursor(cursorValues, filter.after);
  if (filter.after !== undefined && !cursor) return { items: [], next: null };
  const conditions = [
    ...filterConditions(filter),
    ...(await searchConditions(kysely, filter.q)),
    ...(cursor ? [beyond(sort, cursor)] : []),
  ];
  const byTotal = sort === "total" || sort === "-total";
  const direction = sort.startsWith("-") ? sql`desc` : sql`asc`;
  const { rows } = await sql<Row>`
    select o.id, o.number, o.created_at, o.name, o.phone, o.city, o.total, o.progress, o.source,
      o.asked_at, o.cash_received_on::text as cash_received_on, ${workColumns}, ${asksToCancel} as cancel_asked,
      o.confirmed_at is not null as confirmed, ${byTotal ? sql`o.total` : microseconds} as place,
      (select coalesce(sum(i.quantity), 0)::integer from order_items i where i.order_id = o.id) as pieces
    from orders o where ${sql.join([sql`true`, ...conditions], sql` and `)}
    order by ${byTotal ? sql`o.total` : sql`o.created_at`} ${direction}, o.id ${direction}
    limit ${size + 1}`.execute(kysely);
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  const next = rows.length > size && last ? makeCursor([last.place, last.id]) : null;
  return { items: shown.map(toEntry), next };
}

function beyond(sort: OrderSort, [value, id]: z.output<typeof cursorValues>): RawBuilder<unknown> {
  const comparison = sort.startsWith("-") ? sql`<` : sql`>`;
  if (sort === "total" || sort === "-total")
    return sql`(o.total, o.id) ${comparison} (${value}::bigint, ${id}::uuid)`;
  const at = sql`timestamptz 'epoch' + ${value}::double precision * interval '1 microsecond'`;
  return sql`(o.created_at, o.id) ${comparison} (${at}, ${id}::uuid)`;
}

/** The first moment of a day in Karachi, or of the one after it. */
function startOf(day: string, plusDays = 0): RawBuilder<unknown> {
  return sql`(${day}::date + ${plusDays}::integer)::timestamp at time zone 'Asia/Karachi'`;
}

/** Its customer wants to cancel what is in work, and waits for an answer. */
const asksToCancel = sql`(o.progress = 'Pending' and o.cancel_asked_at is not null and o.cancel_declined is null)`;

/** Orders that are in work and have come just so far. */
function workCondition(work: NonNullable<OrderFilter["work"]>): RawBuilder<unknown> {
  if (work === "waiting") return sql`o.progress = 'Pending' and o.work_started_at is null`;
  const after = stageAfter(work);
  const notFurther = after ? sql`and ${sql.ref(`o.${columnOfStage[after]}`)} is null` : sql``;
  // The first of the stages makes the index of what is in work fit.
  return sql`o.progress = 'Pending' and o.work_started_at is not null
    and ${sql.ref(`o.${columnOfStage[work]}`)} is not null ${notFurther}`;
}

function filterConditions({
  status,
  confirmed,
  work,
  asked,
  cash,
  city,
  from,
  to,
}: OrderFilter): RawBuilder<unknown>[] {
  return [
    ...(status ? [sql`o.progress = ${status}`] : []),
    ...(confirmed === "yes" ? [sql`o.confirmed_at is not null`] : []),
    ...(confirmed === "no" ? [sql`o.confirmed_at is null and o.progress = 'Pending'`] : []),
    ...(work ? [workCondition(work)] : []),
    ...(asked ? [asksToCancel] : []),
    ...(cash === "open" ? [sql`o.progress = 'Delivered' and o.cash_received_on is null`] : []),
    ...(cash === "received" ? [sql`o.cash_received_on is not null`] : []),
    ...(city ? [sql`lower(o.city) = lower(${city}::text)`] : []),
    ...(from ? [sql`o.created_at >= ${startOf(from)}`] : []),
    ...(to ? [sql`o.created_at < ${startOf(to, 1)}`] : []),
  ];
}

/**
 * Twelve letters may be a number or somebody's name, and twelve digits a phone: it is a number when there is such an order.
 */
async function searchConditions(
  kysely: Database["kysely"],
  typed: string | undefined,
): Promise<RawBuilder<unknown>[]> {
  if (!typed) return [];
  const number = parseOrderNumber(typed);
  if (number) {
    const found = await kysely
      .selectFrom("orders")
      .select("id")
      .where("number", "=", number)
      .executeTakeFirst();
    if (found) return [sql`o.id = ${found.id}::uuid`];
  }
  const digits = lastDigits(typed);
  // The whole pattern is one value, so that the planner sees where it begins.
  if (digits) return [sql`reverse(o.phone) like ${`${[...digits].reverse().join("")}%`}`];
  return [sql`lower(o.name) like lower(${`${typed.replace(/[\\%_]/g, "\\$&")}%`}::text)`];
}

/** What all spellings of a phone end with: 0300…, +92 300… and 0092300… are one. Undefined for what is no phone. */
function lastDigits(typed: string): string | undefined {
  const digits = typed.replace(/[\s()+-]/g, "");
  if (!/^\d{3,15}$/.test(digits)) return undefined;
  return digits.length < 10 ? digits : digits.replace(/^(0092|92|0)/, "");
}

function toEntry(row: Row): OrderListEntry {
  return {
    id: row.id,
    OrderID: formatOrderNumber(row.number),
    createdAt: row.created_at.toISOString(),
    name: row.name,
    phone: row.phone,
    city: row.city,
    pieces: row.pieces,
    totalAmount: row.total,
    orderProgress: row.progress,
    isConfirmed: row.confirmed,
    work: row.progress === "Pending" ? stageReached(row) : null,
    isCancelAsked: row.cancel_asked,
    askedAt: row.asked_at?.toISOString() ?? null,
    cashReceivedOn: row.cash_received_on,
    source: row.source,
  };
}
