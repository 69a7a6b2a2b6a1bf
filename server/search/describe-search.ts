import type { SearchReading } from "#contract/catalog.ts";
import type { Understood } from "./search.ts";

/** What is told of a search besides what it finds. */
export function describeSearch({ reading, plan }: Understood): SearchReading {
  return {
    missing: reading.missing,
    ...(plan && reading.corrected !== undefined ? { corrected: reading.corrected } : {}),
    isPartial: plan?.isPartial ?? false,
  };
}
