import type { Database } from "#database/connect.ts";
import type { IndexedProducts } from "../product-index/follow-products.ts";
import { findBestInDatabase } from "./find-products.ts";
import { foundInIndex, idsInIndex, isInIndex } from "./search-in-index.ts";
import type { SearchPlan } from "./search-plan.ts";

export type Shelf = { database: Pick<Database, "kysely">; products: IndexedProducts };

/** Where nobody asks how many there are. */
export async function findBest(
  { database, products }: Shelf,
  plan: SearchPlan,
  limit: number,
): Promise<string[]> {
  const index = isInIndex(plan) ? await products.current() : undefined;
  if (!index) return findBestInDatabase(database, plan, limit);
  return idsInIndex(index, { plan, found: foundInIndex(index, plan) }, { offset: 0, limit });
}
