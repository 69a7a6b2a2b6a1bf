import { enoughForTally, type SizeTally } from "#contract/returns/size-tally.ts";
import { type Executor, readFirst, write } from "#database/query.ts";

/** How the sizes of a product have turned out; null while too few pieces have arrived to say anything. */
export async function readSizeTally(executor: Executor, product: string): Promise<SizeTally | null> {
  const tally = await readFirst(executor)<SizeTally>`
    select pieces, larger, smaller from size_tallies where product_id = ${product}::text`;
  return tally && enoughForTally(tally) ? tally : null;
}

type Change = { product: string; before: string; after: string; pieces: number };

/** Call it in the transaction of the exchange. */
export async function countSizeChange(transaction: Executor, change: Change): Promise<void> {
  await write(transaction)`
    insert into size_tallies as t (product_id, larger, smaller)
    select p.id, case when place.after > place.before then ${change.pieces}::integer else 0 end,
      case when place.after < place.before then ${change.pieces}::integer else 0 end
    from products p cross join lateral (select array_position(p.sizes, ${change.before}::text) as before,
      array_position(p.sizes, ${change.after}::text) as after) place
    where p.id = ${change.product}::text and place.before is not null and place.after is not null
      and place.before <> place.after
    on conflict (product_id) do update set larger = t.larger + excluded.larger, smaller = t.smaller + excluded.smaller`;
}
