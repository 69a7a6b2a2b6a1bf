import { sql } from "kysely";
import type { PackingSlip } from "#contract/back-office/papers.ts";
import type { OrderProgress } from "#contract/orders/orders.ts";
import type { ParcelState } from "#contract/orders/parcels.ts";
import { type Executor, namedQuery, type Param } from "#database/named-query.ts";
import { toCollect } from "../orders/ledger/order-money.ts";
import { holdsPieces, pieceSums } from "../pieces/piece-sums.ts";
import type { Courier } from "./courier.ts";
import { courierInWords } from "./courier-words.ts";

type Row = {
  id: string;
  progress: OrderProgress;
  items: { id: string; pieces: number; left: number; open: number }[];
  parcels: {
    reference: string;
    courier: string;
    trackingNumber: string;
    state: ParcelState;
    collects: number;
    items: PackingSlip["items"];
  }[];
  toCollect: number;
};

const selectSlips = namedQuery(
  "read-packing-slips",
  (param: Param<{ ids: readonly string[] }>) => sql<Row>`
    select o.id, o.progress, ${toCollect} as "toCollect",
      (select coalesce(json_agg(json_build_object('id', i.id, 'pieces', i.quantity, 'left', pieces.left, 'open', pieces.open)
          order by i.position), '[]')
        from order_items i cross join ${pieceSums} where i.order_id = o.id) as items,
      (select coalesce(json_agg(json_build_object('reference', p.reference, 'courier', p.courier,
          'trackingNumber', coalesce(nullif(p.tracking_number, p.reference), ''), 'state', p.state, 'collects', p.collects, 'items', coalesce((
            select json_agg(json_build_object('id', i.id, 'pieces', c.pieces) order by i.position)
            from parcel_items c join order_items i on i.id = c.item_id where c.parcel_id = p.id), '[]'))
          order by p.asked_at, p.id), '[]')
        from parcels p where p.order_id = o.id and ${holdsPieces}) as parcels
    from orders o where o.id = any(${param("ids")}::uuid[])`,
);

/**
 * The packing slips of each order by its id: one for each parcel that is booked or on its way, with its pieces and what its rider
 * collects, and one for what is in none yet, with what is left to collect.
 */
export async function readPackingSlips(
  executor: Executor,
  couriers: ReadonlyMap<string, Pick<Courier, "name">>,
  ids: readonly string[],
): Promise<Map<string, PackingSlip[]>> {
  const rows = await selectSlips.run(executor, { ids });
  return new Map(rows.map((row) => [row.id, slipsOf(row, couriers)]));
}

function slipsOf(
  { progress, items, parcels, toCollect: rest }: Row,
  couriers: ReadonlyMap<string, Pick<Courier, "name">>,
): PackingSlip[] {
  const all = items.map(({ id, pieces }) => ({ id, pieces }));
  if (progress === "Cancelled") return [{ parcel: null, items: all, collects: 0, isDelivered: false }];
  const ofParcels = parcels.map(
    ({ items: content, collects, state, courier, ...parcel }): PackingSlip => ({
      parcel: { ...parcel, courier: courierInWords(couriers.get(courier)?.name ?? courier) },
      // Booked before orders could be divided: it has everything.
      items: content.length === 0 ? all : content,
      collects,
      isDelivered: state === "delivered",
    }),
  );
  const open = items.flatMap(({ id, open: pieces }) => (pieces > 0 ? [{ id, pieces }] : []));
  const isRest = open.length > 0 || ofParcels.length === 0;
  if (!isRest) return ofParcels;
  const left = items.flatMap(({ id, left: pieces }) => (pieces > 0 ? [{ id, pieces }] : []));
  return [
    ...ofParcels,
    {
      parcel: null,
      items: open.length > 0 ? open : left,
      collects: rest,
      isDelivered: progress === "Delivered",
    },
  ];
}
