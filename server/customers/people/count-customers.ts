import { type Executor, read, write } from "#database/query.ts";

/**
 * Counts the orders that came while their person was busy with another one; to be called before `people` is read for its sums. Gives how
 * many people were counted; each in a transaction of its own, so that nobody holds two.
 */
export async function countCustomers(executor: Executor): Promise<number> {
  const uncounted = await read(executor)<{ phone: string }>`
    select distinct international_phone(o.phone) as phone from uncounted_orders u join orders o on o.id = u.order_id
    order by phone limit 100`;
  for (const { phone } of uncounted) await write(executor)`select renew_person(${phone}::text)`;
  return uncounted.length;
}
