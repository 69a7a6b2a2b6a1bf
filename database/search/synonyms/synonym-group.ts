import type { SynonymKind } from "#contract/back-office/synonyms.ts";

export type StartingGroup = {
  name: string;
  kind: SynonymKind;
  words: string;
  finds?: string;
};
