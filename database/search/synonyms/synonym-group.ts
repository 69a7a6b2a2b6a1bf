import type { SynonymKind } from "#contract/catalog/synonyms.ts";

export type StartingGroup = {
  name: string;
  kind: SynonymKind;
  words: string;
  finds?: string;
};
