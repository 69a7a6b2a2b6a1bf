import type { Database } from "#database/connect.ts";
import { findProducts } from "./find-products.ts";
import type { Search, Understood } from "./search.ts";

/** One row of the list on the widest screen. */
const shown = 4;
/** A shorter beginning says nothing of what was meant. */
const shortestBeginning = 3;

/**
 * What to show to somebody who has found nothing: what the search finds without the filters of the list, else what begins like one
 * of its words, else the best rated.
 */
export async function nearestProducts(
  { kysely }: Pick<Database, "kysely">,
  search: Search,
  { reading, plan }: Understood,
): Promise<string[]> {
  const products = kysely.selectFrom("products").where("products.published", "=", true);
  const near = plan ?? (await beginningAlike(search, reading.missing));
  if (near) {
    const ids = await findProducts(products, near, { offset: 0, limit: shown, total: shown });
    if (ids.length > 0) return ids;
  }
  const best = products
    .select("products.id")
    .orderBy("average_rating", "desc")
    .orderBy("review_count", "desc");
  const rows = await best.orderBy("products.id").limit(shown).execute();
  return rows.map(({ id }) => id);
}

async function beginningAlike(search: Search, words: readonly string[]): Promise<Understood["plan"]> {
  // Together they may be most of a code.
  for (const word of [words.join(""), ...words]) {
    for (let length = word.length - 1; length >= shortestBeginning; length -= 1) {
      const understood = await search.understand(word.slice(0, length));
      if (understood?.plan) return understood.plan;
    }
  }
  return undefined;
}
