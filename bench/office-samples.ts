import type pg from "pg";
import { formatOrderNumber } from "#server/platform/order-number.ts";
import { makeCursor } from "#server/platform/queries/page-cursor.ts";

/** Of each kind as many as one case is called, so that no two calls ask for the same. */
export type Samples = Awaited<ReturnType<typeof findSamples>>;

const many = 40;

export async function findSamples(pool: pg.Pool) {
  const rowsOf = async (text: string): Promise<Record<string, unknown>[]> => (await pool.query(text)).rows;
  const texts = async (text: string) => (await rowsOf(text)).map((row) => String(Object.values(row)[0]));
  const spread = (table: string, columns: string, where = "true") =>
    `select ${columns} from ${table} where ${where} and id > gen_random_uuid() order by id limit ${many}`;
  const orders = await rowsOf(spread("orders", "id, number, name, phone, email"));
  const cursorAt = async (table: string, text = "select id, created_at from") => {
    const [row] = await rowsOf(`select id, (extract(epoch from created_at) * 1000000)::bigint as place from (
      ${text} ${table} order by created_at, id offset (select count(*) / 2 from ${table})) middle limit 1`);
    return makeCursor([Number(row?.place), String(row?.id)]);
  };
  return {
    orders: orders.map((row) => ({
      id: String(row.id),
      number: formatOrderNumber(String(row.number)),
      name: String(row.name),
      phone: String(row.phone),
      email: String(row.email),
    })),
    edits:
      await rowsOf(`select o.id, o.edits::text as version, o.name, o.phone, o.email, o.city, o.postal_code, o.area,
        o.province, o.address, o.delivery_instruction, o.reduction, coalesce(o.reduction_reason, '') as "reductionReason",
        o.total as "totalAmount", (select json_agg(i.line || jsonb_build_object('id', i.id, '_id', i.product_id, 'quantity', i.quantity,
          'price', i.price, 'sale_price', i.sale_price) || coalesce((select jsonb_object_agg(c.charge, c.amount)
            from order_item_charges c where c.item_id = i.id), '{}') order by i.position)
          from order_items i where i.order_id = o.id) as items
      from orders o where o.progress = 'Pending' and o.id > gen_random_uuid() order by o.id limit ${many}`),
    pending: await texts(spread("orders", "id", "progress = 'Pending'")),
    customers: await rowsOf(spread("users", "id, email, phone", "role = 'customer'")).then((rows) =>
      rows.map((row) => ({ id: String(row.id), email: String(row.email), phone: String(row.phone) })),
    ),
    busiest: await texts(
      "select user_id from orders where user_id is not null group by 1 order by count(*) desc limit 1",
    ),
    products: await texts(`select id from products where published order by md5(id) limit ${many}`),
    codes: await texts(`select product_code from products order by md5(id) limit ${many}`),
    reviewed: await texts("select id from products order by review_count desc limit 1"),
    categories: await texts("select id from categories order by position"),
    recipients: await texts(spread("outgoing_mails", "recipient")),
    mails: await texts(spread("outgoing_mails", "id")),
    messages: await texts(spread("contact_messages", "id")),
    coupons: await texts("select id from coupons order by used_count desc limit 5"),
    worker: await texts("select staff_id from audit_log order by id limit 1"),
    workDays: await texts(`select (work_started_at at time zone 'Asia/Karachi')::date::text from orders
      where work_started_at is not null and progress = 'Pending' group by 1 order by count(*) desc limit 5`),
    deep: {
      orders: await cursorAt("orders"),
      customers: await cursorAt("people", "select id, seen_at as created_at from"),
      products: await cursorAt("products"),
      mails: await cursorAt("outgoing_mails"),
      reviews: await cursorAt("reviews"),
      audit: String(
        (
          await texts(
            "select id from audit_log order by id offset (select count(*) / 2 from audit_log) limit 1",
          )
        )[0],
      ),
    },
  };
}
