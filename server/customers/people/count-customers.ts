import { type Executor, read, write } from "#database/query.ts";

/**
 * Counts orders placed while the row of their customer was locked; call before `people` is read for its sums. Returns
 * the number of customers counted, each in a separate transaction to hold only one lock.
 */
export async function countCustomers(executor: Executor): Promise<number> {
  const uncounted = await read(executor)<{ phone: string }>`
    select distinct international_phone(o.phone) as phone from uncounted_orders u join orders o on o.id = u.order_id
    order by phone limit 100`;
  for (const { phone } of uncounted) await write(executor)`select renew_person(${phone}::text)`;
  return uncounted.length;
}
