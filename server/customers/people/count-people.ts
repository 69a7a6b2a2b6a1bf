import { sql } from "kysely";
import { type Executor, namedQuery, type Param } from "#database/named-query.ts";

const selectUncounted = namedQuery(
  "phones-of-uncounted-orders",
  () => sql<{ phone: string }>`
    select distinct international_phone(o.phone) as phone from uncounted_orders u join orders o on o.id = u.order_id
    order by phone limit 100`,
);

const renew = namedQuery(
  "count-person",
  (param: Param<{ phone: string }>) => sql<object>`select renew_person(${param("phone")}::text)`,
);

/**
 * Counts the orders that came while their person was busy with another one; to be called before `people` is read for its sums. Gives how
 * many people were counted; each in a transaction of its own, so that nobody holds two.
 */
export async function countPeople(executor: Executor): Promise<number> {
  const uncounted = await selectUncounted.run(executor, {});
  for (const { phone } of uncounted) await renew.run(executor, { phone });
  return uncounted.length;
}
