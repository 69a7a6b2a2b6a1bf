import type { SynonymKind } from "#contract/back-office/synonyms.ts";
import { lexeme, type Place } from "#database/search/product-lexemes.ts";
import type { WordGroup } from "./thesaurus.ts";

/** How much it counts that a product has what a word says, against the other words of the search. */
const weights = { garment: 3, audience: 2, color: 2.2, feature: 1.5, name: 2.5, code: 4 } as const;

export type TermKind = keyof typeof weights;

/** What one word or phrase of a search asks for. */
export type Term = {
  /** As it was typed, without what makes no difference. */
  typed: string;
  kind: TermKind;
  weight: number;
  /** Any of these words is what was asked for; those in `beginnings` as the beginning of a word. */
  words: readonly string[];
  beginnings: readonly string[];
  /** Second best. */
  finds: readonly string[];
};

const kindsOfTerms: readonly SynonymKind[] = ["garment", "audience", "color", "feature"];

function isKindOfTerm(kind: SynonymKind): kind is Exclude<TermKind, "name" | "code"> {
  return kindsOfTerms.includes(kind);
}

/**
 * The term of a word of the catalogue, of groups that it is in, or of both; undefined where neither can find anything. The most
 * telling of its groups says what it is.
 */
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

function quoted(place: Place, word: string, goesOn: boolean): string {
  return `'${lexeme(place, word)}'${goesOn ? ":*" : ""}`;
}

function anyOf(
  places: readonly Place[],
  words: readonly string[],
  beginnings: readonly string[] = [],
): string[] {
  return places.flatMap((place) => [
    ...words.map((word) => quoted(place, word, false)),
    ...beginnings.map((word) => quoted(place, word, true)),
  ]);
}

/**
 * The places of a term from best to worst, each as a tsquery and how good it is to have it there. A garment, for whom it is and a
 * color are what a product is and comes in: that its description speaks of one makes it none.
 */
export function placesOf(term: Term): { query: string; quality: number }[] {
  const { kind, words, beginnings, finds } = term;
  if (kind === "code") return [{ query: anyOf(["k"], [], beginnings).join("|"), quality: 1 }];
  const places = [
    { any: anyOf(["a"], words, beginnings), quality: 1 },
    { any: anyOf(["b"], words, beginnings), quality: 0.9 },
    { any: [...anyOf(["c"], words, beginnings), ...anyOf(["a"], finds)], quality: 0.6 },
    { any: anyOf(["b", "c"], finds), quality: 0.45 },
    { any: isTold(term) ? anyOf(["d"], words, beginnings) : [], quality: 0.35 },
    { any: isTold(term) ? anyOf(["d"], finds) : [], quality: 0.15 },
  ];
  return places
    .filter(({ any }) => any.length > 0)
    .map(({ any, quality }) => ({ query: any.join("|"), quality }));
}

/** Whether descriptions count as well. */
function isTold({ kind }: Term): boolean {
  return kind === "feature" || kind === "name";
}

/** A tsquery for products that have the term, anywhere or in what they are and come in. */
export function queryOf(term: Term, where: "anywhere" | "head"): string {
  // What stands anywhere is in the index as such: one list of products is read, where each place has one of its own.
  if (where === "anywhere" && isTold(term))
    return `(${anyOf(["d"], [...term.words, ...term.finds], term.beginnings).join("|")})`;
  const places = placesOf(term).filter(({ quality }) => where === "anywhere" || quality > 0.4);
  return `(${places.map(({ query }) => query).join("|")})`;
}

/** A tsquery for products that have all terms at a place that is at least as good; undefined where one has no such place. */
export function bestQueryOf(terms: readonly Term[], least: number): string | undefined {
  const each = terms.map((term) => placesOf(term).filter(({ quality }) => quality >= least));
  if (each.some((places) => places.length === 0)) return undefined;
  return each.map((places) => `(${places.map(({ query }) => query).join("|")})`).join("&");
}
