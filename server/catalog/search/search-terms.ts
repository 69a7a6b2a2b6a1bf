import type { SynonymKind } from "#contract/catalog/synonyms.ts";
import { lexeme, type Place } from "#database/search/product-lexemes.ts";
import type { WordGroup } from "./thesaurus.ts";

/** The weight of a term by its kind, against the other words of the search. */
const weights = { garment: 3, audience: 2, color: 2.2, feature: 1.5, name: 2.5, code: 4 } as const;

export type TermKind = keyof typeof weights;

export type Term = {
  /** The typed text, normalised. */
  typed: string;
  kind: TermKind;
  weight: number;
  /** Alternatives, any of which matches; those in `beginnings` match as prefixes. */
  words: readonly string[];
  beginnings: readonly string[];
  finds: readonly string[];
};

const kindsOfTerms: readonly SynonymKind[] = ["garment", "audience", "color", "feature"];

function isKindOfTerm(kind: SynonymKind): kind is Exclude<TermKind, "name" | "code"> {
  return kindsOfTerms.includes(kind);
}

/**
 * A term of the catalogue's words, of groups, or of both; undefined if neither can match. Its most significant group
 * determines its kind.
 */
export function termOf(
  typed: string,
  found: { words?: readonly string[]; beginnings?: readonly string[]; groups?: readonly WordGroup[] },
): Term | undefined {
  const groups = found.groups ?? [];
  // Filler words are ignored, although descriptions contain them.
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

/** The term of a code or its end, as a prefix. */
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
 * The places of a term from best to worst. Garment, audience and color are properties of the product: a mention in
 * its description does not count.
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

function isTold({ kind }: Term): boolean {
  return kind === "feature" || kind === "name";
}

/** Where a term must match: anywhere, or in type and color. */
export type Where = "anywhere" | "head";

/** A subset of a search's terms, all required, and its tsquery. */
export type Way = { terms: readonly Term[]; where: Where; weight: number; query: string };

/** A typed code means this product alone. */
export function isByCode(terms: readonly Term[]): boolean {
  return terms.some(({ kind }) => kind === "code");
}

export function wordsOfTerm(term: Term, where: Where): PlacedWord[] {
  // One combined lexeme list is faster than one list for each place.
  if (where === "anywhere" && isTold(term)) return at(["d"], [...term.words, ...term.finds], term.beginnings);
  const places = placesOf(term).filter(({ quality }) => where === "anywhere" || quality > 0.4);
  return places.flatMap(({ any }) => any);
}
