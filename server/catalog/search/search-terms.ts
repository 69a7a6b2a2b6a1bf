import type { SynonymKind } from "#contract/catalog/synonyms.ts";
import { lexeme, type Place } from "#database/search/product-lexemes.ts";
import type { WordGroup } from "./thesaurus.ts";

/** How much it counts that a product has what a word says, against the other words of the search. */
const weights = { garment: 3, audience: 2, color: 2.2, feature: 1.5, name: 2.5, code: 4 } as const;

export type TermKind = keyof typeof weights;

export type Term = {
  /** As it was typed, without what makes no difference. */
  typed: string;
  kind: TermKind;
  weight: number;
  /** Any of these words is what was asked for; those in `beginnings` as the beginning of a word. */
  words: readonly string[];
  beginnings: readonly string[];
  finds: readonly string[];
};

const kindsOfTerms: readonly SynonymKind[] = ["garment", "audience", "color", "feature"];

function isKindOfTerm(kind: SynonymKind): kind is Exclude<TermKind, "name" | "code"> {
  return kindsOfTerms.includes(kind);
}

/** Of the catalogue's words, of groups, or of both; undefined where neither can find anything. Its most telling group says what it is. */
export function termOf(
  typed: string,
  found: { words?: readonly string[]; beginnings?: readonly string[]; groups?: readonly WordGroup[] },
): Term | undefined {
  const groups = found.groups ?? [];
  // It says how to choose, or nothing, though descriptions have it too.
  if (groups.some(({ kind }) => !isKindOfTerm(kind))) return undefined;
  const words = [...new Set([...(found.words ?? []), ...groups.flatMap((group) => group.words)])];
  const beginnings = found.beginnings ?? [];
  const finds = [...new Set(groups.flatMap((group) => group.finds))].filter((word) => !words.includes(word));
  if (words.length + beginnings.length + finds.length === 0) return undefined;
  const kinds = groups.flatMap(({ kind }) => (isKindOfTerm(kind) ? [kind] : []));
  const kind =
    (["garment", "color", "audience", "feature"] as const).find((each) => kinds.includes(each)) ?? "name";
  return { typed, kind, weight: weights[kind], words, beginnings, finds };
}

/** The term of a code, or of its end, that may go on. */
export function codeTerm(typed: string): Term {
  return { typed, kind: "code", weight: weights.code, words: [], beginnings: [typed], finds: [] };
}

export type PlacedWord = { place: Place; word: string; goesOn: boolean };

function at(
  places: readonly Place[],
  words: readonly string[],
  beginnings: readonly string[] = [],
): PlacedWord[] {
  return places.flatMap((place) => [
    ...words.map((word) => ({ place, word, goesOn: false })),
    ...beginnings.map((word) => ({ place, word, goesOn: true })),
  ]);
}

export function anyOf(words: readonly PlacedWord[]): string {
  return words.map(({ place, word, goesOn }) => `'${lexeme(place, word)}'${goesOn ? ":*" : ""}`).join("|");
}

export type TermPlace = { any: PlacedWord[]; quality: number };

/**
 * The places of a term from best to worst. A garment, for whom it is and a color are what a product is and comes in: that its
 * description speaks of one makes it none.
 */
export function placesOf(term: Term): TermPlace[] {
  const { kind, words, beginnings, finds } = term;
  if (kind === "code") return [{ any: at(["k"], [], beginnings), quality: 1 }];
  const places = [
    { any: at(["a"], words, beginnings), quality: 1 },
    { any: at(["b"], words, beginnings), quality: 0.9 },
    { any: [...at(["c"], words, beginnings), ...at(["a"], finds)], quality: 0.6 },
    { any: at(["b", "c"], finds), quality: 0.45 },
    { any: isTold(term) ? at(["d"], words, beginnings) : [], quality: 0.35 },
    { any: isTold(term) ? at(["d"], finds) : [], quality: 0.15 },
  ];
  return places.filter(({ any }) => any.length > 0);
}

/** Whether descriptions count as well. */
function isTold({ kind }: Term): boolean {
  return kind === "feature" || kind === "name";
}

/** Where a term is looked for: anywhere, or in what products are and come in. */
export type Where = "anywhere" | "head";

/** Some of the terms of a search, which are all wanted, and a tsquery for these. */
export type Way = { terms: readonly Term[]; where: Where; weight: number; query: string };

/** Who knows the code wants this product alone. */
export function isByCode(terms: readonly Term[]): boolean {
  return terms.some(({ kind }) => kind === "code");
}

export function wordsOfTerm(term: Term, where: Where): PlacedWord[] {
  // What stands anywhere is in the index as such: one list of products is read, where each place has one of its own.
  if (where === "anywhere" && isTold(term)) return at(["d"], [...term.words, ...term.finds], term.beginnings);
  const places = placesOf(term).filter(({ quality }) => where === "anywhere" || quality > 0.4);
  return places.flatMap(({ any }) => any);
}
