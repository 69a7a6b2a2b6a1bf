import { sql } from "kysely";
import type { LineItem } from "#contract/line-item.ts";
import type { OrderProgress, TrackedItem, TrackedOrder } from "#contract/orders.ts";
import { type Executor, namedQuery, type Param } from "#database/named-query.ts";
import { formatOrderNumber, parseOrderNumber } from "./order-number.ts";

type Amounts = Pick<
  LineItem,
  "quantity" | "price" | "sale_price" | "name_engraving_charges" | "cap_charges" | "custom_size_charges"
>;

type ItemRow = Amounts & {
  id: string;
  _id: string;
  line: Omit<LineItem, keyof Amounts | "_id">;
};

type Row = Pick<TrackedOrder, "id" | "subtotal" | "discount" | "delivery"> & {
  total: number;
  created_at: Date;
  coupon_code: string | null;
  progress: OrderProgress;
  history: { progress: OrderProgress; at: string }[];
  items: ItemRow[];
};

// The columns of the person are not even read.
const selectOrder = namedQuery(
  "track-order",
  (param: Param<{ number: string }>) => sql<Row>`
    select o.id, o.created_at, o.subtotal, o.discount, o.delivery, o.total, o.coupon_code, o.progress,
      (select json_agg(json_build_object('progress', h.progress, 'at', h.at) order by h.at, h.id)
        from order_history h where h.order_id = o.id) as history,
      (select json_agg(json_build_object('id', i.id, '_id', i.product_id, 'quantity', i.quantity,
          'price', i.price, 'sale_price', i.sale_price, 'name_engraving_charges', i.name_engraving_charges,
          'cap_charges', i.cap_charges, 'custom_size_charges', i.custom_size_charges, 'line', i.line)
          order by i.position)
        from order_items i where i.order_id = o.id) as items
    from orders o where o.number = ${param("number")}`,
);

/** The order with a number as a person types it, without anything about the person; undefined when there is none. */
export async function trackOrder(executor: Executor, typed: string): Promise<TrackedOrder | undefined> {
  const number = parseOrderNumber(typed);
  if (number === undefined) return undefined;
  const [row] = await selectOrder.run(executor, { number });
  return row && toTrackedOrder(number, row);
}

function toTrackedOrder(number: string, row: Row): TrackedOrder {
  return {
    id: row.id,
    OrderID: formatOrderNumber(number),
    createdAt: row.created_at.toISOString(),
    totalAmount: row.total,
    subtotal: row.subtotal,
    discount: row.discount,
    delivery: row.delivery,
    coupon: row.coupon_code,
    orderProgress: row.progress,
    history: row.history.map(({ progress, at }) => ({
      orderProgress: progress,
      at: new Date(at).toISOString(),
    })),
    items: row.items.map(toTrackedItem),
  };
}

/** Whose name is sewn on, and the measurements, stay with the shop; so does the line's identity, which names both. */
function toTrackedItem({ line, ...item }: ItemRow): TrackedItem {
  const { uniqueId: _, name_engraving, custom_size, ...choices } = line;
  return {
    ...item,
    ...choices,
    name_engraving: name_engraving !== false,
    custom_size: custom_size !== false,
  };
}
