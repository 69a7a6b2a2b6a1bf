import type { SearchReading } from "#contract/catalog/catalog.ts";
import type { Understood } from "./search.ts";

export function describeSearch({ reading, plan }: Understood): SearchReading {
  return {
    missing: reading.missing,
    ...(plan && reading.corrected !== undefined ? { corrected: reading.corrected } : {}),
    isPartial: plan?.isPartial ?? false,
  };
}
