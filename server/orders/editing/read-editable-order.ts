import { sql } from "kysely";
import type { ChargeField } from "#contract/options/charge-fields.ts";
import type { ChosenOption } from "#contract/options/invented.ts";
import type { OrderItem, OrderProgress } from "#contract/orders/orders.ts";
import { type Executor, read } from "#database/query.ts";
import { optionsOfItem, optionsRead } from "#server/catalog/options/options-of-item.ts";
import { isUuid } from "#server/platform/queries/is-uuid.ts";
import { chargesOfItem, chargesRead } from "../item-charges.ts";
import { readTerms } from "../terms/read-terms.ts";
import type { EditedFacts } from "./describe-edit.ts";
import type { PricedOrder, StoredItem } from "./price-edit.ts";

export type EditableOrder = Omit<EditedFacts, "items"> &
  PricedOrder & {
    id: string;
    userId: string | null;
    progress: OrderProgress;
    isInWork: boolean;
    /** It has given its coupon back, and the pieces of lines that name no stock. */
    isReleased: boolean;
    edits: number;
    reductionReason: string;
  };

type ItemRow = Omit<OrderItem, ChargeField | "options"> & {
  charges: Parameters<typeof chargesRead>[0];
  options: ChosenOption[] | null;
  line: Partial<OrderItem>;
  stockId: string | null;
};

type Row = Omit<EditableOrder, "items" | "reductionReason" | "terms"> & {
  items: ItemRow[];
  reductionReason: string | null;
};

const columns = sql`
  o.id, o.user_id as "userId", o.name, o.email, o.phone, o.city, o.postal_code, o.area, o.province, o.address,
  o.delivery_instruction, o.subtotal, o.discount, o.delivery, o.reduction, o.reduction_reason as "reductionReason",
  o.total, o.coupon_id as "couponId", o.coupon_code as "couponCode", o.progress, o.edits,
  o.work_started_at is not null as "isInWork", o.released_at is not null as "isReleased",
  (select json_agg(json_build_object('id', i.id, '_id', i.product_id, 'quantity', i.quantity,
      'price', i.price, 'sale_price', i.sale_price, 'charges', ${chargesOfItem}, 'line', i.line,
      'stockId', i.stock_id, 'options', ${optionsOfItem}) order by i.position)
    from order_items i where i.order_id = o.id) as items`;

const selectOrder = (executor: Executor, orderId: string) => read(executor)<Row>`
  select ${columns} from orders o where o.id = ${orderId}::uuid`;

export async function readEditableOrder(
  executor: Executor,
  orderId: string,
): Promise<EditableOrder | undefined> {
  const [row] = isUuid(orderId) ? await selectOrder(executor, orderId) : [];
  const terms = row && (await readTerms(executor, orderId));
  if (!terms) return undefined;
  return {
    ...row,
    terms,
    reductionReason: row.reductionReason ?? "",
    items: row.items.map(
      ({ line, charges, options, ...item }) =>
        ({ ...line, ...item, ...chargesRead(charges), ...optionsRead(options) }) as StoredItem,
    ),
  };
}

export async function lockEditableOrder(
  transaction: Executor,
  orderId: string,
): Promise<EditableOrder | undefined> {
  if (!isUuid(orderId)) return undefined;
  // Items are read by another statement than the lock: they are those of the moment when it was had.
  await read(transaction)`select from orders where id = ${orderId}::uuid for no key update`;
  return readEditableOrder(transaction, orderId);
}
