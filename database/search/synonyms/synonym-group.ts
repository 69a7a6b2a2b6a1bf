import type { SynonymKind } from "#contract/back-office/synonyms.ts";

export type StartingGroup = {
  name: string;
  kind: SynonymKind;
  /** Separated by commas, to be read like a list. */
  words: string;
  finds?: string;
};
