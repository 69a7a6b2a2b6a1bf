import type { SearchReading } from "#contract/catalog/catalog.ts";
import type { Database } from "#database/connect.ts";
import type { CatalogVersion } from "#server/platform/cache/catalog-version.ts";
import { VersionedCache } from "#server/platform/cache/versioned-cache.ts";
import { type Reading, readWords } from "./read-words.ts";
import { planSearch, type SearchPlan } from "./search-plan.ts";
import { readThesaurus, type Thesaurus } from "./thesaurus.ts";

/** A parsed search; without a plan it has no results. */
export type ParsedQuery = { reading: Reading; plan: SearchPlan | undefined };

export type Search = {
  /** The last word may be a prefix. Undefined if the text has nothing to search. */
  understand(typed: string): Promise<ParsedQuery | undefined>;
};

/** Searches repeat: so many plans are cached for each version of the catalogue. */
const maxPlans = 2_000;

export function createSearch(database: Pick<Database, "pool">, catalogVersion: CatalogVersion): Search {
  const thesauri = new VersionedCache<Thesaurus>(catalogVersion, { maxEntries: 1 });
  const plans = new VersionedCache<ParsedQuery>(catalogVersion, { maxEntries: maxPlans });

  async function plan(typed: string): Promise<ParsedQuery> {
    const thesaurus = await thesauri.get("", () => readThesaurus(database.pool));
    const reading = await readWords(database.pool, thesaurus, typed);
    return { reading, plan: await planSearch(database.pool, reading) };
  }

  return {
    async understand(typed) {
      if (!/[\p{L}\p{N}]/u.test(typed)) return undefined;
      return plans.get(typed.toLowerCase(), () => plan(typed));
    },
  };
}

export function describeSearch({ reading, plan }: ParsedQuery): SearchReading {
  return {
    missing: reading.missing,
    ...(plan && reading.corrected !== undefined ? { corrected: reading.corrected } : {}),
    isPartial: plan?.isPartial ?? false,
  };
}
