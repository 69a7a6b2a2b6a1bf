import type { PackingSlip } from "#contract/order-views/printed-orders.ts";
import type { ParcelState } from "#contract/orders/parcels.ts";
import { inEnglish } from "#contract/reasons/in-english.ts";
import { type Executor, read } from "#database/query.ts";
import { holdsPieces, pieceSums } from "#server/orders/pieces/piece-sums.ts";
import { decideAction } from "../orders/actions/decide-actions.ts";
import { type OrderFacts, orderFacts } from "../orders/actions/order-facts.ts";
import { toCollect } from "../orders/ledger/order-money.ts";
import type { Courier } from "./courier.ts";
import { describeCourier } from "./describe-courier.ts";

type Row = {
  id: string;
  facts: OrderFacts;
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

const selectSlips = (executor: Executor, ids: readonly string[]) => read(executor)<Row>`
  select o.id, ${orderFacts} as facts, ${toCollect} as "toCollect",
    (select coalesce(json_agg(json_build_object('id', i.id, 'pieces', i.quantity, 'left', pieces.left, 'open', pieces.open)
        order by i.position), '[]')
      from order_items i cross join ${pieceSums} where i.order_id = o.id) as items,
    (select coalesce(json_agg(json_build_object('reference', p.reference, 'courier', p.courier,
        'trackingNumber', coalesce(nullif(p.tracking_number, p.reference), ''), 'state', p.state, 'collects', p.collects, 'items', coalesce((
          select json_agg(json_build_object('id', i.id, 'pieces', c.pieces) order by i.position)
          from parcel_items c join order_items i on i.id = c.item_id where c.parcel_id = p.id), '[]'))
        order by p.asked_at, p.id), '[]')
      from parcels p where p.order_id = o.id and ${holdsPieces}) as parcels
  from orders o where o.id = any(${ids}::uuid[])`;

/**
 * The packing slips of each order by its id: one for each parcel that is booked or on its way, with its pieces and what
 * its rider collects, and one for what is in none yet, with what is left to collect.
 */
export async function readPackingSlips(
  executor: Executor,
  couriers: ReadonlyMap<string, Pick<Courier, "name">>,
  ids: readonly string[],
): Promise<Map<string, PackingSlip[]>> {
  const rows = await selectSlips(executor, ids);
  return new Map(rows.map((row) => [row.id, slipsOf(row, couriers)]));
}

function slipsOf(
  { facts, items, parcels, toCollect: rest }: Row,
  couriers: ReadonlyMap<string, Pick<Courier, "name">>,
): PackingSlip[] {
  const all = items.map(({ id, pieces }) => ({ id, pieces }));
  const hold = whyHeld(facts);
  if (facts.progress === "Cancelled")
    return [{ parcel: null, items: all, collects: 0, says: "cancelled", hold }];
  const ofParcels = parcels.map(
    ({ items: content, collects, state, courier, ...parcel }): PackingSlip => ({
      parcel: { ...parcel, courier: describeCourier(couriers.get(courier)?.name ?? courier) },
      // Booked before orders could be divided: it has everything.
      items: content.length === 0 ? all : content,
      collects,
      says: wordsFor(facts.money, { collects, hasArrived: state === "delivered" }),
      hold,
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
      says: wordsFor(facts.money, { collects: rest, hasArrived: facts.progress === "Delivered" }),
      hold,
    },
  ];
}

function whyHeld(facts: OrderFacts): string {
  const dispatch = decideAction(facts, "dispatch");
  return facts.progress === "Pending" && dispatch.may === "not" ? inEnglish(dispatch.why) : "";
}

function wordsFor(
  money: OrderFacts["money"],
  { collects, hasArrived }: { collects: number; hasArrived: boolean },
): PackingSlip["says"] {
  if (collects > 0) return hasArrived ? "collected" : "collect";
  if (money.balance > 0) return "not-this";
  return money.paid > 0 ? "paid" : "nothing";
}
