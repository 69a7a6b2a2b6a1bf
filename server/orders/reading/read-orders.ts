import { sql } from "kysely";
import type { Order } from "#contract/orders/orders.ts";
import { type Executor, read, readFirst } from "#database/query.ts";
import { type OrderRow, orderColumns, toOrder } from "./order-rows.ts";

export type StoredOrder = Omit<Order, "userID"> & {
  userID: string | undefined;
  cancelReason: string;
};

type CustomerColumns = Pick<
  Order,
  | "name"
  | "email"
  | "phone"
  | "city"
  | "postal_code"
  | "area"
  | "province"
  | "address"
  | "delivery_instruction"
>;

type Row = OrderRow & CustomerColumns & { user_id: string | null; cancel_reason: string | null };

const ordersPerCustomer = 100;

const customerColumns = sql`
  o.name, o.email, o.phone, o.city, o.postal_code, o.area, o.province, o.address, o.delivery_instruction, o.user_id,
  o.cancel_reason`;

export async function readOrder(executor: Executor, orderId: string): Promise<StoredOrder | undefined> {
  const row = await readFirst(executor)<Row>`
    select ${orderColumns}, ${customerColumns} from orders o where o.id = ${orderId}::uuid`;
  return row && toStored(row);
}

/** As `readOrder` for several at once, in the order of their ids; unknown ones are left out. */
export async function readOrdersByIds(executor: Executor, ids: readonly string[]): Promise<StoredOrder[]> {
  const found = await read(executor)<Row>`
    select ${orderColumns}, ${customerColumns} from orders o where o.id = any(${ids}::uuid[])
    order by array_position(${ids}::uuid[], o.id)`;
  return found.map(toStored);
}

export async function readOrdersOf(executor: Executor, userId: string): Promise<Order[]> {
  const rows = await read(executor)<Row>`
    select ${orderColumns}, ${customerColumns} from orders o
    where o.user_id = ${userId}::uuid
    order by o.created_at desc, o.id limit ${sql.lit(ordersPerCustomer)}`;
  return rows.map((row) => ({ ...toOrder(row), ...toCustomer(row), userID: userId }));
}

function toStored(row: Row): StoredOrder {
  return {
    ...toOrder(row),
    ...toCustomer(row),
    userID: row.user_id ?? undefined,
    cancelReason: row.cancel_reason ?? "",
  };
}

function toCustomer(row: CustomerColumns): CustomerColumns {
  return {
    name: row.name,
    email: row.email,
    phone: row.phone,
    city: row.city,
    postal_code: row.postal_code,
    area: row.area,
    province: row.province,
    address: row.address,
    delivery_instruction: row.delivery_instruction,
  };
}
