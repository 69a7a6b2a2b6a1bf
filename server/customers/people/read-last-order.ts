import type { LastOrder } from "#contract/customers/customers.ts";
import { internationalPhone } from "#contract/values/phone.ts";
import { type Executor, read, readFirst } from "#database/query.ts";

/** Different products whose last size is given. */
const mostSizes = 5;

const selectDetails = (executor: Executor, phone: string) => readFirst(executor)<Omit<LastOrder, "sizes">>`
  select name, email, address, area, city, postal_code, province
  from orders where international_phone(phone) = ${phone}::text
  order by created_at desc, id limit 1`;

type SizeRow = { productId: string; name: string; size: string | false; orderedAt: Date };

// Returned and cancelled orders count: the customer gave these sizes, and staff ask before they use them.
const selectSizes = (executor: Executor, phone: string) => read(executor)<SizeRow>`
  select product_id as "productId", name, size, created_at as "orderedAt" from (
    select distinct on (i.product_id) i.product_id, i.line ->> 'name' as name, i.line -> 'sizes' as size,
      o.created_at
    from (
      select id, created_at from orders where international_phone(phone) = ${phone}::text
      order by created_at desc, id limit 20
    ) o join order_items i on i.order_id = o.id
    order by i.product_id, o.created_at desc, i.position
  ) newest order by created_at desc limit ${mostSizes}::integer`;

/**
 * The delivery details of the newest order of a phone, in any spelling, and the last size of up to five products;
 * undefined where the phone has no order or was erased.
 */
export async function readLastOrder(executor: Executor, typed: string): Promise<LastOrder | undefined> {
  const phone = internationalPhone(typed);
  const details = phone === "" ? undefined : await selectDetails(executor, phone);
  if (!details) return undefined;
  const sizes = await selectSizes(executor, phone);
  return {
    ...details,
    sizes: sizes.map(({ orderedAt, ...size }) => ({ ...size, orderedAt: orderedAt.toISOString() })),
  };
}
