import { type RawBuilder, type Selectable, sql } from "kysely";
import type { AttemptReason, ParcelState, TrackedParcel } from "#contract/orders/parcels.ts";
import type { OfficeParcel, OrderParcels } from "#contract/parcels/office-parcels.ts";
import { type Executor, read } from "#database/query.ts";
import type { ParcelsTable } from "#database/schema/parcel-tables.ts";
import { isUuid } from "#server/platform/queries/is-uuid.ts";
import { openParcelActionsOf } from "../actions/objections.ts";
import { readFacts } from "../actions/order-facts.ts";
import { toCollect } from "../ledger/order-money.ts";
import { isStocked } from "../pieces/goods-back.ts";
import { namesOfLines, pieceLines } from "../pieces/piece-lines.ts";
import { isBack, pieceSums, toCheckIn } from "../pieces/piece-sums.ts";
import { shareOfPieces } from "../pieces/share-of-pieces.ts";

type StepRow = { state: ParcelState; reason: AttemptReason; said: string; at: string };

type UnnamedItem = Omit<OfficeParcel["items"][number], "name">;
type OpenItem = Omit<OrderParcels["open"][number], "name">;

type ParcelRow = Omit<
  Selectable<ParcelsTable>,
  "order_id" | "asked_by" | "attempts" | "next_at" | "call_off_at" | "call_off_problem"
> & {
  isCallingOff: boolean;
  steps: StepRow[] | null;
  items: UnnamedItem[] | null;
};

const selectParcels = (executor: Executor, orderId: string) => read(executor)<ParcelRow>`
  select p.id, p.courier, p.reference, p.state, p.city, p.pieces, p.grams, p.collects, p.tracking_number, coalesce(nullif(p.call_off_problem, ''), p.problem) as problem, p.asked_at, p.listed_at, p.attempted_at, p.told_at,
    p.call_off_at is not null and p.state <> 'cancelled' as "isCallingOff",
    (select json_agg(json_build_object('state', s.state, 'reason', s.reason, 'said', s.said, 'at', s.at) order by s.at)
      from parcel_steps s where s.parcel_id = p.id) as steps,
    (select json_agg(json_build_object('id', i.id, 'pieces', c.pieces, 'isStocked', ${isStocked},
        'toCheckIn', case when ${isBack} then ${toCheckIn} else 0 end) order by i.position)
      from parcel_items c join order_items i on i.id = c.item_id cross join ${pieceSums} where c.parcel_id = p.id) as items
  from parcels p where p.order_id = ${orderId}::uuid order by p.asked_at, p.id`;

function selectOpen(executor: Executor, orderId: string) {
  return read(executor)<{
    open: OpenItem[] | null;
    toCollect: number;
    due: number;
    kept: Parameters<typeof shareOfPieces>[1];
    lines: Parameters<typeof namesOfLines>[0];
  }>`
    select (select json_agg(json_build_object('id', i.id, 'pieces', pieces.open) order by i.position)
        from order_items i cross join ${pieceSums} where i.order_id = o.id and pieces.open > 0) as open,
      (select coalesce(json_agg(json_build_object('id', i.id, 'pieces', pieces.left, 'price', coalesce(nullif(i.sale_price, 0), i.price))), '[]')
        from order_items i cross join ${pieceSums} where i.order_id = o.id) as kept,
      (select s.due from order_sums(o.id) s) as due, ${toCollect} as "toCollect", ${pieceLines} as lines
    from orders o where o.id = ${orderId}::uuid`;
}

export async function listParcels(executor: Executor, orderId: string): Promise<OrderParcels> {
  const [left] = isUuid(orderId) ? await selectOpen(executor, orderId) : [];
  const facts = left && (await readFacts(executor, orderId));
  if (!left || !facts) return { parcels: [], open: [], toCollect: 0 };
  const rows = await selectParcels(executor, orderId);
  const actionsOf = (id: string) =>
    facts.parcels.filter((each) => each.id === id).flatMap((each) => openParcelActionsOf(each, facts));
  const nameOf = namesOfLines(left.lines);
  const named = <Item extends { id: string }>(items: readonly Item[]) =>
    items.map((item) => ({ ...item, name: nameOf(item.id) }));
  return {
    parcels: rows.map(({ items, ...row }) => ({
      ...toParcel(row, named(items ?? [])),
      worth: shareOfPieces(
        left.due,
        left.kept,
        (items ?? []).map((item) => ({ id: item.id, pieces: item.toCheckIn })),
      ),
      actions: actionsOf(row.id),
    })),
    open: named(left.open ?? []),
    toCollect: left.toCollect,
  };
}

function toParcel(
  { tracking_number, asked_at, listed_at, attempted_at, steps, ...row }: Omit<ParcelRow, "items">,
  items: OfficeParcel["items"],
): Omit<OfficeParcel, "actions" | "worth"> {
  return {
    ...row,
    items,
    trackingNumber: tracking_number ?? "",
    askedAt: asked_at.toISOString(),
    listedAt: listed_at?.toISOString() ?? null,
    attemptedAt: attempted_at?.toISOString() ?? null,
    steps: (steps ?? []).map((step) => ({ ...step, at: new Date(step.at).toISOString() })),
  };
}

/** A column of an order `o`: what a courier carries of it, without the courier's words; null where none does. */
export const parcelsOf: RawBuilder<TrackedParcelRow[] | null> = sql<TrackedParcelRow[] | null>`
  (select json_agg(json_build_object('courier', p.courier, 'trackingNumber', coalesce(nullif(p.tracking_number, p.reference), ''), 'state', p.state,
      'items', coalesce((select json_agg(json_build_object('id', i.id, 'pieces', c.pieces) order by i.position)
        from parcel_items c join order_items i on i.id = c.item_id where c.parcel_id = p.id), '[]'::json),
      'steps', coalesce((select json_agg(json_build_object('state', s.state, 'reason', s.reason, 'at', s.at) order by s.at)
        from parcel_steps s where s.parcel_id = p.id), '[]'::json)) order by p.asked_at, p.id)
    from parcels p where p.order_id = o.id and p.state not in ('asked', 'refused', 'booked', 'cancelled'))`;

export type TrackedParcelRow = TrackedParcel;

export function toTrackedParcel({ steps, ...parcel }: TrackedParcelRow): TrackedParcel {
  return { ...parcel, steps: steps.map((step) => ({ ...step, at: new Date(step.at).toISOString() })) };
}
