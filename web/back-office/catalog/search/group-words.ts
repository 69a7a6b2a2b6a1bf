import type { SynonymGroup, SynonymKind } from "#contract/catalog/synonyms.ts";

export const kindLabels: Record<SynonymKind, string> = {
  garment: "A garment",
  audience: "For whom",
  color: "A colour",
  feature: "Anything else",
  sale: "Only what is on sale",
  cheap: "Cheapest first",
  dear: "Most expensive first",
  newest: "Newest first",
  ignored: "Ignored",
};

/** Words are separated by commas, Urdu commas or line breaks. */
export function readWords(text: string): string[] {
  return text
    .split(/[,،\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== "");
}

export function writeWords(words: readonly string[]): string {
  return words.join(", ");
}

/** The words that other groups have too, with the names of those groups. */
export function sharedWords(words: readonly string[], others: readonly SynonymGroup[]) {
  return words.flatMap((word) => {
    const key = word.toLowerCase();
    const groups = others.filter((group) => group.words.some((other) => other.toLowerCase() === key));
    return groups.length > 0 ? [{ word, groups: groups.map(({ name }) => name) }] : [];
  });
}
