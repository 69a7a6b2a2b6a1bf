import { sql } from "kysely";
import { enoughForTally, type SizeTally } from "#contract/returns/size-tally.ts";
import { type Executor, namedQuery, type Param } from "#database/named-query.ts";

const selectTally = namedQuery(
  "read-size-tally",
  (param: Param<{ product: string }>) => sql<SizeTally>`
    select pieces, larger, smaller from size_tallies where product_id = ${param("product")}::text`,
);

/** How the sizes of a product have turned out; null while too few pieces have arrived to say anything. */
export async function readSizeTally(executor: Executor, product: string): Promise<SizeTally | null> {
  const [tally] = await selectTally.run(executor, { product });
  return tally && enoughForTally(tally) ? tally : null;
}

type Change = { product: string; before: string; after: string; pieces: number };

const countChange = namedQuery(
  "count-size-change",
  (param: Param<Change>) => sql<object>`
    insert into size_tallies as t (product_id, larger, smaller)
    select p.id, case when place.after > place.before then ${param("pieces")}::integer else 0 end,
      case when place.after < place.before then ${param("pieces")}::integer else 0 end
    from products p cross join lateral (select array_position(p.sizes, ${param("before")}::text) as before,
      array_position(p.sizes, ${param("after")}::text) as after) place
    where p.id = ${param("product")}::text and place.before is not null and place.after is not null
      and place.before <> place.after
    on conflict (product_id) do update set larger = t.larger + excluded.larger, smaller = t.smaller + excluded.smaller`,
);

/** To be called in the transaction of the exchange. */
export async function countSizeChange(transaction: Executor, change: Change): Promise<void> {
  await countChange.run(transaction, change);
}
