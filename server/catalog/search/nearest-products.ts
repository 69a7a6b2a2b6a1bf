import type { Database } from "#database/connect.ts";
import { idsInOrder, idsOfSearch, orders, publishedProducts } from "../filter-products.ts";
import type { ParsedQuery, Search } from "./search.ts";

/** One row of the list on the widest screen. */
const shown = 4;
/** A shorter prefix is too ambiguous. */
const shortestBeginning = 3;

/** Results without the filters of the list, else a prefix match of one word, else the best rated. */
export async function nearestProducts(
  { database, search }: { database: Pick<Database, "kysely">; search: Search },
  { reading, plan }: ParsedQuery,
): Promise<string[]> {
  const near = plan ?? (await beginningAlike(search, reading.missing));
  const part = { offset: 0, limit: shown };
  const best = near ? await idsOfSearch(database, near, part) : [];
  return best.length > 0 ? best : idsInOrder(publishedProducts(database), orders.rating, part);
}

async function beginningAlike(search: Search, words: readonly string[]): Promise<ParsedQuery["plan"]> {
  // Joined, they may be most of a code.
  for (const word of [words.join(""), ...words]) {
    for (let length = word.length - 1; length >= shortestBeginning; length -= 1) {
      const understood = await search.understand(word.slice(0, length));
      if (understood?.plan) return understood.plan;
    }
  }
  return undefined;
}
