import type { SynonymKind } from "#contract/catalog/synonyms.ts";

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
