import { type RawBuilder, sql } from "kysely";
import type { Database } from "#database/connect.ts";
import type { CatalogVersion } from "../catalog/catalog-version.ts";
import { VersionedCache } from "../catalog/versioned-cache.ts";
import { type Reading, readWords } from "./read-words.ts";
import { planSearch, type SearchPlan } from "./search-plan.ts";
import { readThesaurus, type Thesaurus } from "./thesaurus.ts";

/** A search that was understood; without a plan nothing in the shop has anything of it. */
export type Understood = { reading: Reading; plan: SearchPlan | undefined };

/** Which products, by their table's own name, a search finds. */
export function foundBy({ plan }: Understood): RawBuilder<boolean> {
  return plan ? plan.condition("products") : sql<boolean>`false`;
}

export type Search = {
  /**
   * Understands what was typed, and plans how it is found. While somebody `isTyping`, the last word may go on. Undefined where
   * nothing was typed that could be searched.
   */
  understand(typed: string, isTyping?: boolean): Promise<Understood | undefined>;
};

/** Searches repeat themselves: these many are planned once for each state of the catalogue. */
const maxPlans = 2_000;

/** The search of the shop, over the catalogue and the merchant's groups of words as they are now. */
export function createSearch(database: Pick<Database, "pool">, catalogVersion: CatalogVersion): Search {
  const thesauri = new VersionedCache<Thesaurus>(catalogVersion, 1);
  const plans = new VersionedCache<Understood>(catalogVersion, maxPlans);

  async function plan(typed: string, isTyping: boolean): Promise<Understood> {
    const thesaurus = await thesauri.get("", () => readThesaurus(database.pool));
    const reading = await readWords(database.pool, thesaurus, typed, isTyping);
    return { reading, plan: await planSearch(database.pool, reading) };
  }

  return {
    async understand(typed, isTyping = false) {
      if (!/[\p{L}\p{N}]/u.test(typed)) return undefined;
      const key = JSON.stringify([typed.toLowerCase(), isTyping]);
      return plans.get(key, () => plan(typed, isTyping));
    },
  };
}
