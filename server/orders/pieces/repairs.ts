import { z } from "zod";
import { englishChoices } from "#contract/cart/choice-labels.ts";
import { chosenSize } from "#contract/options/built-in.ts";
import type { finishRepair as contract, PieceToRepair } from "#contract/parcels/came-back.ts";
import { type Executor, read, write } from "#database/query.ts";
import { withTransaction } from "#database/transaction.ts";
import { formatOrderNumber } from "#server/platform/order-number.ts";
import { isUuid } from "#server/platform/queries/is-uuid.ts";
import { makeCursor, readCursor } from "#server/platform/queries/page-cursor.ts";
import { recordChange, type StaffContext } from "#server/staff/record-change.ts";
import { addOrderEvent } from "../progress/order-events.ts";
import { goodsBack, isStocked, toRepair, waitsForRepair } from "./goods-back.ts";
import { putToStock } from "./stock-of-pieces.ts";

const pageSize = 50;

const place = z.tuple([z.iso.datetime({ offset: true }), z.uuid()]);

type Row = Omit<PieceToRepair, "order" | "size"> & {
  order_id: string;
  number: string;
  line: Parameters<typeof chosenSize>[0];
};

function selectRepairs(executor: Executor, values: { at: string | null; id: string | null; size: number }) {
  return read(executor)<Row>`
    select b.id, i.order_id, o.number, i.line ->> 'name' as name, coalesce(i.line ->> 'product_code', '') as "productCode",
      i.line,
      coalesce(i.line -> 'color' ->> 'label', '') as color, ${toRepair} as pieces, ${isStocked} as "isStocked",
      case when b.is_theirs then b.id end as request, to_char(b.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at
    from ${goodsBack} b join order_items i on i.id = b.item_id join orders o on o.id = i.order_id
    where ${waitsForRepair} and (${values.at}::timestamptz is null
      or (b.at, b.id) > (${values.at}::timestamptz, ${values.id}::uuid))
    order by b.at, b.id limit ${values.size}::integer`;
}

/** Pieces that wait for repair, from returns and refused parcels, longest wait first. */
export async function listRepairs(
  executor: Executor,
  after: string | undefined,
): Promise<{ items: PieceToRepair[]; next: string | null }> {
  const start = after === undefined ? undefined : readCursor(place, after);
  if (after !== undefined && !start) return { items: [], next: null };
  const [at, id] = start ?? [null, null];
  const rows = await selectRepairs(executor, { at, id, size: pageSize + 1 });
  const items = rows.slice(0, pageSize).map(({ order_id, number, line, ...piece }) => ({
    ...piece,
    size: chosenSize(line, { ...englishChoices, customSize: "Custom" }),
    order: { id: order_id, OrderID: formatOrderNumber(number) },
  }));
  const last = items.at(-1);
  return { items, next: rows.length > pageSize && last ? makeCursor([last.at, last.id]) : null };
}

type Counted = { id: string; mended: number; scrapped: number };

// Only one of the updates matches, and none once too few pieces are left to repair.
function finish(executor: Executor, counted: Counted) {
  return write(executor)<{ item: string; order_id: string; name: string; is_stocked: boolean }>`
    with refused as (
      update returned_items set mended = mended + ${counted.mended}::integer, scrapped = scrapped + ${counted.scrapped}::integer
      where id = ${counted.id}::uuid
        and mended + scrapped + ${counted.mended}::integer + ${counted.scrapped}::integer <= to_repair
      returning item_id
    ), given_back as (
      update aftercare_requests set mended = mended + ${counted.mended}::integer, scrapped = scrapped + ${counted.scrapped}::integer
      where id = ${counted.id}::uuid and remedy <> 'alteration'
        and mended + scrapped + ${counted.mended}::integer + ${counted.scrapped}::integer <= to_repair
      returning item_id
    )
    select i.id as item, i.order_id, i.line ->> 'name' as name, ${isStocked} as is_stocked from order_items i
    where i.id in (select item_id from refused union all select item_id from given_back)`;
}

function findRepair(executor: Executor, id: string) {
  return read(executor)<{
    left: number;
    is_theirs: boolean;
  }>`select ${toRepair} as left, b.is_theirs from ${goodsBack} b where b.id = ${id}::uuid`;
}

/**
 * `too-many`: more than are left to repair; `altered`: it stays its customer's, and leaves with the order that follows
 * its request.
 */
type Finished = { outcome: "noted" | "too-many" | "altered" | "unknown" };

/** Repaired pieces return to the stock they came from. */
export function finishRepair(
  { pool, staff }: StaffContext,
  { id, mended, scrapped }: z.output<typeof contract.body>,
): Promise<Finished> {
  return withTransaction<Finished>(pool, async (client) => {
    const [piece] = isUuid(id) ? await finish(client, { id, mended, scrapped }) : [];
    if (!piece) return { outcome: await whyNot(client, id) };
    await putToStock(client, [{ id: piece.item, pieces: mended }]);
    const after = [
      [mended, piece.is_stocked ? "repaired, to stock" : "repaired, put aside"] as const,
      [scrapped, "waste"] as const,
    ].flatMap(([count, where]) => (count > 0 ? [`${count} ${where}`] : []));
    await addOrderEvent(client, {
      orderId: piece.order_id,
      kind: "repaired",
      actor: staff.id,
      detail: { changes: [{ what: piece.name, before: "", after: after.join(", ") }] },
    });
    await recordChange(client, {
      staff,
      action: "order.finishRepair",
      subject: { kind: "order", id: piece.order_id },
      before: null,
      after: { mended, scrapped },
    });
    return { outcome: "noted" };
  });
}

async function whyNot(client: Executor, id: string) {
  const [piece] = isUuid(id) ? await findRepair(client, id) : [];
  if (!piece || piece.left === 0) return "unknown" as const;
  return piece.is_theirs ? ("altered" as const) : ("too-many" as const);
}
