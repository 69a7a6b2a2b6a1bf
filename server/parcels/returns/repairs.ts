import { sql } from "kysely";
import { z } from "zod";
import type { finishRepair as contract, PieceToRepair } from "#contract/back-office/returns.ts";
import { type Executor, namedQuery, type Param } from "#database/named-query.ts";
import { withTransaction } from "#database/transaction.ts";
import { formatOrderNumber } from "../../orders/order-number.ts";
import { addOrderEvent } from "../../orders/progress/order-events.ts";
import { isUuid } from "../../queries/is-uuid.ts";
import { makeCursor, readCursor } from "../../queries/page-cursor.ts";
import { recordChange, type StaffContext } from "../../staff/record-change.ts";
import { moveStock } from "../../stock/move-stock.ts";

const pageSize = 50;

const place = z.tuple([z.iso.datetime({ offset: true }), z.uuid()]);

type Row = Omit<PieceToRepair, "order"> & { order_id: string; number: string };

const selectRepairs = namedQuery(
  "list-repairs",
  (param: Param<{ at: string | null; id: string | null; size: number }>) => sql<Row>`
    select i.id, i.order_id, o.number, l.line ->> 'name' as name, coalesce(l.line ->> 'product_code', '') as "productCode",
      coalesce(case when l.line ->> 'sizes' = 'false' then 'Custom' else l.line ->> 'sizes' end, '') as size,
      coalesce(l.line -> 'color' ->> 'label', '') as color, i.to_repair - i.mended - i.scrapped as pieces,
      l.stock_id is not null as "isStocked", to_char(r.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at
    from returned_items i join order_items l on l.id = i.item_id join orders o on o.id = i.order_id
      join order_returns r on r.id = i.return_id
    where i.to_repair > i.mended + i.scrapped and (${param("at")}::timestamptz is null
      or (r.at, i.id) > (${param("at")}::timestamptz, ${param("id")}::uuid))
    order by r.at, i.id limit ${param("size")}::integer`,
);

export async function listRepairs(
  executor: Executor,
  after: string | undefined,
): Promise<{ items: PieceToRepair[]; next: string | null }> {
  const start = after === undefined ? undefined : readCursor(place, after);
  if (after !== undefined && !start) return { items: [], next: null };
  const [at, id] = start ?? [null, null];
  const rows = await selectRepairs.run(executor, { at, id, size: pageSize + 1 });
  const items = rows.slice(0, pageSize).map(({ order_id, number, ...piece }) => ({
    ...piece,
    order: { id: order_id, OrderID: formatOrderNumber(number) },
  }));
  const last = items.at(-1);
  return { items, next: rows.length > pageSize && last ? makeCursor([last.at, last.id]) : null };
}

type ToRepair = { order_id: string; stock_id: string | null; name: string; left: number };

const lockRepair = namedQuery(
  "lock-repair",
  (param: Param<{ id: string }>) => sql<ToRepair>`
    select i.order_id, l.stock_id, l.line ->> 'name' as name, i.to_repair - i.mended - i.scrapped as left
    from returned_items i join order_items l on l.id = i.item_id where i.id = ${param("id")}::uuid for update of i`,
);

const updateRepair = namedQuery(
  "finish-repair",
  (param: Param<{ id: string; mended: number; scrapped: number }>) => sql<object>`
    update returned_items set mended = mended + ${param("mended")}::integer, scrapped = scrapped + ${param("scrapped")}::integer
    where id = ${param("id")}::uuid`,
);

/** `too-many`: more than are left to repair. */
type Finished = { outcome: "noted" | "too-many" | "unknown" };

/** Mended pieces go back to the stock they came from. */
export function finishRepair(
  { pool, staff }: StaffContext,
  { id, mended, scrapped }: z.output<typeof contract.body>,
): Promise<Finished> {
  return withTransaction<Finished>(pool, async (client) => {
    const [piece] = isUuid(id) ? await lockRepair.run(client, { id }) : [];
    if (!piece || piece.left === 0) return { outcome: "unknown" };
    if (mended + scrapped > piece.left) return { outcome: "too-many" };
    await updateRepair.run(client, { id, mended, scrapped });
    if (piece.stock_id !== null && mended > 0)
      await moveStock(client, [{ id: piece.stock_id, pieces: mended }]);
    const after = [
      [mended, piece.stock_id === null ? "mended, put aside" : "mended, to stock"] as const,
      [scrapped, "waste"] as const,
    ].flatMap(([count, where]) => (count > 0 ? [`${count} ${where}`] : []));
    await addOrderEvent(client, {
      ...{ orderId: piece.order_id, kind: "repaired", actor: staff.id },
      detail: { changes: [{ what: piece.name, before: "", after: after.join(", ") }] },
    });
    await recordChange(client, {
      ...{ staff, action: "order.finishRepair", subject: { kind: "order", id: piece.order_id } },
      ...{ before: null, after: { mended, scrapped } },
    });
    return { outcome: "noted" };
  });
}
