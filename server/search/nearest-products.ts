import type { Database } from "#database/connect.ts";
import { countFound, findProducts } from "./find-products.ts";
import { bestRated, idsInOrder, type Narrow, publishedProducts } from "./found-products.ts";
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
  database: Pick<Database, "kysely">,
  search: Search,
  { reading, plan }: Understood,
): Promise<string[]> {
  const part = { offset: 0, limit: shown };
  const near = plan ?? (await beginningAlike(search, reading.missing));
  if (near) {
    const narrow: Narrow = (products) => products;
    const found = await countFound(database, near, narrow);
    if (found.total > 0) return findProducts(database, { plan: near, narrow, found }, part);
  }
  return idsInOrder(publishedProducts(database), bestRated, part);
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
