import { type RawBuilder, sql } from "kysely";
import { z } from "zod";
import type { OrderInPacking, OrderToSend, PackingList } from "#contract/order-views/packing.ts";
import type { Database } from "#database/connect.ts";
import { type Executor, read, readFirst } from "#database/query.ts";
import { isConfirmed } from "#server/orders/actions/awaits-confirmation.ts";
import { toVerdicts } from "#server/orders/actions/objections.ts";
import { waitsForPayment } from "#server/orders/ledger/transfer-claims.ts";
import { pieceSums } from "#server/orders/pieces/piece-sums.ts";
import { readOrder } from "#server/orders/reading/read-orders.ts";
import { parseOrderNumber } from "#server/platform/order-number.ts";
import { isUuid } from "#server/platform/queries/is-uuid.ts";
import { makeCursor, readCursor } from "#server/platform/queries/page-cursor.ts";
import { type JobRow, jobColumns, toJob } from "#server/workshop/job-rows.ts";

const pageSize = 50;

const place = z.tuple([z.iso.date(), z.number().int().min(0).max(Number.MAX_SAFE_INTEGER), z.uuid()]);

type Row = JobRow & Pick<OrderToSend, "name" | "city" | "pieces"> & { place: number };

const openPieces = sql`exists (select from order_items i cross join ${pieceSums}
  where i.order_id = o.id and pieces.open > 0)`;

const isAllFromStock = sql`not exists (select from order_items i where i.order_id = o.id and i.stock_id is null)`;

/** In SQL, of pending orders `o`; each begins with the condition of an index of few orders. */
export const toSendConditions: Record<PackingList, RawBuilder<unknown>> = {
  pack: sql`o.progress = 'Pending' and o.packed_at is null and (o.work_started_at is not null and o.sewn_at is not null
    or o.work_started_at is null and ${isConfirmed} and not ${waitsForPayment} and ${isAllFromStock})`,
  book: sql`o.progress = 'Pending' and o.work_started_at is not null and o.packed_at is not null and ${openPieces}`,
};

const columns = sql`${jobColumns}, o.name, o.city,
  (select coalesce(sum(i.quantity), 0)::integer from order_items i where i.order_id = o.id) as pieces,
  (extract(epoch from o.created_at) * 1000000)::double precision as place`;

/** Orders to pack or to book, those due first at the top. */
export async function listOrdersToSend(
  { kysely }: Pick<Database, "kysely">,
  list: PackingList,
  after: string | undefined,
): Promise<{ items: OrderToSend[]; next: string | null }> {
  const start = after === undefined ? undefined : readCursor(place, after);
  if (after !== undefined && !start) return { items: [], next: null };
  const { rows } = await sql<Row>`
    select ${columns} from orders o where ${toSendConditions[list]} and ${start ? beyond(start) : sql`true`}
    order by o.due_on, o.created_at, o.id limit ${pageSize + 1}`.execute(kysely);
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  const next = rows.length > pageSize && last?.due_on ? makeCursor([last.due_on, last.place, last.id]) : null;
  return { items: shown.map(toOrderToSend), next };
}

function beyond([dueOn, microseconds, id]: z.output<typeof place>): RawBuilder<unknown> {
  const at = sql`timestamptz 'epoch' + ${microseconds}::double precision * interval '1 microsecond'`;
  return sql`(o.due_on, o.created_at, o.id) > (${dueOn}::date, ${at}, ${id}::uuid)`;
}

/** Amount that riders collect for an order, in rupees: never below 0, also where too much was paid. */
const collectedOf = ({ facts }: Pick<JobRow, "facts">) => Math.max(facts.money.balance, 0);

function toOrderToSend(row: Row): OrderToSend {
  const { name, city, pieces } = row;
  return { ...toJob(row), name, city, pieces, collects: collectedOf(row) };
}

/** The id of the order with this number or with a parcel of this tracking number; undefined where there is none. */
export async function findToSend(executor: Executor, typed: string): Promise<string | undefined> {
  const number = parseOrderNumber(typed) ?? "";
  const [found] = await read(executor)<{ id: string }>`
    (select id from orders where number = ${number})
    union all
    (select order_id from parcels where tracking_number <> '' and upper(tracking_number) = upper(${typed.trim()}) limit 1)
    limit 1`;
  return found?.id;
}

/** An order as it is packed and sent, without money but what riders collect; undefined where there is none. */
export async function readOrderToSend(executor: Executor, id: string): Promise<OrderInPacking | undefined> {
  const order = isUuid(id) ? await readOrder(executor, id) : undefined;
  const row =
    order && (await readFirst(executor)<Row>`select ${columns} from orders o where o.id = ${id}::uuid`);
  if (!order || !row) return undefined;
  const { actions: _open, ...toSend } = toOrderToSend(row);
  return { ...order, ...toSend, actions: toVerdicts(row.facts) };
}
