import { findBest, type Shelf } from "./find-best.ts";
import { bestRated, idsInOrder, publishedProducts } from "./found-products.ts";
import type { Search, Understood } from "./search.ts";

/** One row of the list on the widest screen. */
const shown = 4;
/** A shorter beginning says nothing of what was meant. */
const shortestBeginning = 3;

/** Without the filters of the list, else what begins like one of the words, else the best rated. */
export async function nearestProducts(
  { search, ...shelf }: Shelf & { search: Search },
  { reading, plan }: Understood,
): Promise<string[]> {
  const near = plan ?? (await beginningAlike(search, reading.missing));
  const best = near ? await findBest(shelf, near, shown) : [];
  if (best.length > 0) return best;
  return idsInOrder(publishedProducts(shelf.database), bestRated, { offset: 0, limit: shown });
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
