import { lexeme } from "#database/search/product-lexemes.ts";
import { type Bits, both, count } from "../product-index/bits.ts";
import type { ProductIndex } from "../product-index/product-index.ts";
import type { PriceRange } from "./price-words.ts";
import { type PlacedWord, type Term, type Way, type Where, wordsOfTerm } from "./search-terms.ts";

const anyPrice = 2 ** 31 - 1;

/** The products at a price; undefined where any will do. */
export function priced(index: ProductIndex, { from, upTo }: PriceRange): Bits | undefined {
  return from === undefined && upTo === undefined ? undefined : index.priced(from ?? 0, upTo ?? anyPrice);
}

export function having(index: ProductIndex, words: readonly PlacedWord[]): Bits {
  const lexemes = words.flatMap(({ place, word, goesOn }) =>
    goesOn ? index.wordsFrom(lexeme(place, word)) : lexeme(place, word),
  );
  return index.having("word", lexemes);
}

/** Gives the products that fit a way, and reads those of each term once, however many ways it is part of. */
export function fitterIn(index: ProductIndex): (way: Way) => Bits {
  const known: Record<Where, Map<Term, Bits>> = { anywhere: new Map(), head: new Map() };
  const productsOf = (term: Term, where: Where) => {
    const bits = known[where].get(term) ?? having(index, wordsOfTerm(term, where));
    known[where].set(term, bits);
    return bits;
  };
  return ({ terms, where }) => terms.map((term) => productsOf(term, where)).reduce(both);
}

/** The first way in which some product fits, by its place from 1 on, and how many do. */
export function firstWayInIndex(
  index: ProductIndex,
  ways: readonly Way[],
  price: PriceRange,
): { place: number; found: number } | undefined {
  const fitting = fitterIn(index);
  const atPrice = priced(index, price);
  for (const [at, way] of ways.entries()) {
    const fit = fitting(way);
    const found = count(atPrice ? both(fit, atPrice) : fit);
    if (found > 0) return { place: at + 1, found };
  }
  return undefined;
}
