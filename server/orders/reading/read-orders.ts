import { sql } from "kysely";
import type { Order } from "#contract/orders/orders.ts";
import { type Executor, namedQuery, type Param } from "#database/named-query.ts";
import { type OrderRow, orderColumns, toOrder } from "./order-rows.ts";

export type StoredOrder = Omit<Order, "userID"> & {
  userID: string | undefined;
  cancelReason: string;
};

type PersonColumns = Pick<
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

type Row = OrderRow & PersonColumns & { user_id: string | null; cancel_reason: string | null };

const ordersPerCustomer = 100;

const personColumns = sql`
  o.name, o.email, o.phone, o.city, o.postal_code, o.area, o.province, o.address, o.delivery_instruction, o.user_id,
  o.cancel_reason`;

const selectOrder = namedQuery(
  "read-order",
  (param: Param<{ orderId: string }>) => sql<Row>`
    select ${orderColumns}, ${personColumns} from orders o where o.id = ${param("orderId")}::uuid`,
);

const selectOrdersByIds = namedQuery(
  "read-orders-by-ids",
  (param: Param<{ ids: readonly string[] }>) => sql<Row>`
    select ${orderColumns}, ${personColumns} from orders o where o.id = any(${param("ids")}::uuid[])
    order by array_position(${param("ids")}::uuid[], o.id)`,
);

const selectOrdersOf = namedQuery(
  "read-orders-of-customer",
  (param: Param<{ userId: string }>) => sql<Row>`
    select ${orderColumns}, ${personColumns} from orders o
    where o.user_id = ${param("userId")}::uuid
    order by o.created_at desc, o.id limit ${sql.lit(ordersPerCustomer)}`,
);

export async function readOrder(executor: Executor, orderId: string): Promise<StoredOrder | undefined> {
  const [row] = await selectOrder.run(executor, { orderId });
  return row && toStored(row);
}

/** As `readOrder` for several at once, in the order of their ids; unknown ones are left out. */
export async function readOrdersByIds(executor: Executor, ids: readonly string[]): Promise<StoredOrder[]> {
  return (await selectOrdersByIds.run(executor, { ids })).map(toStored);
}

export async function readOrdersOf(executor: Executor, userId: string): Promise<Order[]> {
  const rows = await selectOrdersOf.run(executor, { userId });
  return rows.map((row) => ({ ...toOrder(row), ...toPerson(row), userID: userId }));
}

function toStored(row: Row): StoredOrder {
  return {
    ...toOrder(row),
    ...toPerson(row),
    userID: row.user_id ?? undefined,
    cancelReason: row.cancel_reason ?? "",
  };
}

function toPerson(row: PersonColumns): PersonColumns {
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
