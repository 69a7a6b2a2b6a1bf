import { type RawBuilder, sql } from "kysely";
import type { CustomerOrder, OfficeCustomer } from "#contract/back-office/customers.ts";
import type { OrderProgress } from "#contract/orders.ts";
import type { Database } from "#database/connect.ts";
import { type Executor, namedQuery, type Param } from "#database/named-query.ts";
import { idsOfFew } from "../ids-of-few.ts";
import { beginning, listNewestFirst } from "../newest-first.ts";
import { formatOrderNumber } from "../orders/order-number.ts";

type Row = Omit<OfficeCustomer, "createdAt"> & { created_at: Date };

/** Never the password's hash. */
const columns = sql`u.id, u.name, u.email, u.phone, u.address, u.created_at, bought.*`;

const joins = sql`cross join lateral (
  select count(*)::integer as orders, coalesce(sum(o.total), 0)::double precision as spent
  from orders o where o.user_id = u.id and o.progress <> 'Cancelled') bought`;

const isCustomer = sql`u.role = 'customer'`;

const selectCustomer = namedQuery(
  "read-office-customer",
  (param: Param<{ id: string }>) => sql<Row>`
    select ${columns} from users u ${joins} where u.id = ${param("id")}::uuid and ${isCustomer}`,
);

type OrderRow = { id: string; number: string; created_at: Date; progress: OrderProgress; total: number };

const selectOrders = namedQuery(
  "list-orders-of-customer",
  (param: Param<{ id: string }>) => sql<OrderRow>`
    select id, number, created_at, progress, total from orders where user_id = ${param("id")}::uuid
    order by created_at desc limit 100`,
);

/** One page of who has an account, newest first. */
export async function listCustomers(
  database: Pick<Database, "kysely">,
  { q, after }: { q?: string | undefined; after?: string | undefined },
): Promise<{ items: OfficeCustomer[]; next: string | null }> {
  const conditions = [isCustomer, ...(q ? [await searchCondition(database, q)] : [])];
  return listNewestFirst(database, { table: "users", as: "u", joins, columns, conditions, after, toItem });
}

async function searchCondition(database: Pick<Database, "kysely">, q: string): Promise<RawBuilder<unknown>> {
  const text = beginning(q);
  const alternatives = [
    sql`lower(u.name) like lower(${text}::text)`,
    sql`lower(u.email) like lower(${text}::text)`,
    ...phoneBeginnings(q).map((digits) => sql`u.phone like ${`${digits}%`}::text`),
  ];
  const condition = sql`(${sql.join(alternatives, sql` or `)})`;
  const found = { table: "users", as: "u", condition: sql`${isCustomer} and ${condition}` } as const;
  const ids = await idsOfFew(database, found);
  return ids ? sql`u.id = any (${ids}::uuid[])` : condition;
}

/** The spellings of a phone's beginning: 0300…, 92300… and +92 300… are one. None for what is no phone. */
function phoneBeginnings(typed: string): string[] {
  const digits = typed.replace(/[\s()+-]/g, "").replace(/^0092/, "92");
  if (!/^\d{3,15}$/.test(digits)) return [];
  if (digits.startsWith("92")) return [digits, `0${digits.slice(2)}`];
  return digits.startsWith("0") ? [digits, `92${digits.slice(1)}`] : [digits];
}

export async function readCustomer(executor: Executor, id: string): Promise<OfficeCustomer | undefined> {
  return (await selectCustomer.run(executor, { id })).map(toItem)[0];
}

/** The newest hundred orders of a customer. */
export async function listCustomerOrders(executor: Executor, id: string): Promise<CustomerOrder[]> {
  const rows = await selectOrders.run(executor, { id });
  return rows.map((row) => ({
    id: row.id,
    OrderID: formatOrderNumber(row.number),
    createdAt: row.created_at.toISOString(),
    orderProgress: row.progress,
    totalAmount: row.total,
  }));
}

function toItem({ created_at, ...row }: Row): OfficeCustomer {
  const { id, name, email, phone, address, orders, spent } = row;
  return { id, name, email, phone, address, createdAt: created_at.toISOString(), orders, spent };
}
