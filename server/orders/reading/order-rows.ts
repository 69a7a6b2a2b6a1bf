import { sql } from "kysely";
import type { LineItem } from "#contract/cart/line-item.ts";
import type { ChargeField } from "#contract/options/charge-fields.ts";
import type { ChosenOption } from "#contract/options/invented.ts";
import { consignmentOf } from "#contract/orders/couriers.ts";
import type { Order, OrderItem, OrderProgress } from "#contract/orders/orders.ts";
import { optionsOfItem, optionsRead } from "#server/catalog/options/options-of-item.ts";
import { formatOrderNumber } from "#server/platform/order-number.ts";
import { openCustomerActionsOf } from "../actions/objections.ts";
import { type OrderFacts, orderFacts } from "../actions/order-facts.ts";
import { chargesOfItem, chargesRead } from "../item-charges.ts";
import { paymentOf } from "../ledger/order-money.ts";
import { type PrepaymentRow, prepaymentColumns, prepaymentOf } from "../ledger/transfer-claims.ts";
import { pieceSums } from "../pieces/piece-sums.ts";
import { type WorkTimes, workColumns, workDone } from "../progress/work-stage.ts";
import { parcelsOf, type TrackedParcelRow, toTrackedParcel } from "./parcel-rows.ts";
import { returnsOf, type TrackedReturnRow, toTrackedReturn } from "./return-rows.ts";

type Amounts = Pick<LineItem, "quantity" | "price" | "sale_price">;

type ItemRow = Amounts & {
  id: string;
  _id: string;
  charges: Parameters<typeof chargesRead>[0];
  line: Omit<LineItem, keyof Amounts | ChargeField | "_id" | "options">;
  options: ChosenOption[] | null;
  notTaken: number;
};

export type OrderRow = Pick<Order, "id" | "subtotal" | "discount" | "delivery" | "reduction" | "payment"> & {
  number: string;
  total: number;
  created_at: Date;
  coupon_code: string | null;
  progress: OrderProgress;
  courier: string | null;
  consignment_number: string | null;
  due_on: string | null;
  arrives_from: string | null;
  arrives_by: string | null;
  cancel_asked_at: Date | null;
  cancel_declined: string | null;
  edits: number;
  history: { progress: OrderProgress; at: string }[];
  items: ItemRow[];
  parcels: TrackedParcelRow[] | null;
  aftercare: TrackedReturnRow[] | null;
  facts: OrderFacts;
} & WorkTimes &
  PrepaymentRow;

export type NamelessOrder = Pick<
  Order,
  | "id"
  | "OrderID"
  | "createdAt"
  | "totalAmount"
  | "subtotal"
  | "discount"
  | "delivery"
  | "reduction"
  | "payment"
  | "ahead"
  | "coupon"
  | "orderProgress"
  | "history"
  | "dispatch"
  | "parcels"
  | "aftercare"
  | "promise"
  | "work"
  | "cancelRequest"
  | "version"
  | "items"
  | "actions"
>;

/** Of an order `o`, with history and items in one query; the columns of the person are not in it. */
export const orderColumns = sql`
  o.id, o.number, o.created_at, o.subtotal, o.discount, o.delivery, o.reduction, o.total, o.coupon_code, o.progress,
  o.courier, o.consignment_number, o.cancel_asked_at, o.cancel_declined, o.edits, ${workColumns},
  o.due_on::text as due_on, o.arrives_from::text as arrives_from, o.arrives_by::text as arrives_by,
  (select json_agg(json_build_object('progress', h.progress, 'at', h.at) order by h.at, h.id)
    from order_history h where h.order_id = o.id) as history,
  ${paymentOf} as payment, ${prepaymentColumns}, ${parcelsOf} as parcels, ${returnsOf} as aftercare, ${orderFacts} as facts,
  (select json_agg(json_build_object('id', i.id, '_id', i.product_id, 'quantity', i.quantity,
      'price', i.price, 'sale_price', i.sale_price, 'charges', ${chargesOfItem}, 'line', i.line,
      'options', ${optionsOfItem}, 'notTaken', pieces.not_taken)
      order by i.position)
    from order_items i cross join ${pieceSums} where i.order_id = o.id) as items`;

export function toOrder(row: OrderRow): NamelessOrder {
  const ahead = prepaymentOf(row);
  return {
    id: row.id,
    OrderID: formatOrderNumber(row.number),
    createdAt: row.created_at.toISOString(),
    totalAmount: row.total,
    subtotal: row.subtotal,
    discount: row.discount,
    delivery: row.delivery,
    reduction: row.reduction,
    payment: row.payment,
    ...(ahead && { ahead }),
    coupon: row.coupon_code,
    orderProgress: row.progress,
    history: row.history.map(({ progress, at }) => ({
      orderProgress: progress,
      at: new Date(at).toISOString(),
    })),
    ...(row.courier === null
      ? {}
      : {
          dispatch: {
            courier: row.courier,
            consignmentNumber: consignmentOf(row.consignment_number, formatOrderNumber(row.number)),
          },
        }),
    ...(row.parcels && { parcels: row.parcels.map(toTrackedParcel) }),
    ...(row.aftercare && { aftercare: row.aftercare.map(toTrackedReturn) }),
    ...promiseOf(row),
    work: workDone(row),
    ...toCancelRequest(row),
    version: String(row.edits),
    items: row.items.map(toItem),
    actions: openCustomerActionsOf(row.facts),
  };
}

function promiseOf({ due_on: leavesBy, arrives_from, arrives_by }: OrderRow): Pick<Order, "promise"> {
  if (leavesBy === null || arrives_from === null || arrives_by === null) return {};
  return { promise: { leavesBy, arrivesFrom: arrives_from, arrivesBy: arrives_by } };
}

function toCancelRequest({ cancel_asked_at, cancel_declined }: OrderRow): Pick<Order, "cancelRequest"> {
  if (cancel_asked_at === null) return {};
  const state = cancel_declined === null ? "pending" : "declined";
  return { cancelRequest: { state, at: cancel_asked_at.toISOString(), answer: cancel_declined ?? "" } };
}

function toItem({ line, charges, options, notTaken, ...item }: ItemRow): OrderItem {
  const read = { ...item, ...chargesRead(charges), ...line, ...optionsRead(options) };
  return notTaken > 0 ? { ...read, notTaken } : read;
}
