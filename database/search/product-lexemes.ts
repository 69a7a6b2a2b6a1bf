import { codeEndsOf, joinedWordsOf, wordsOf } from "./search-words.ts";

export type SearchFacts = {
  names: string[];
  code: string;
  categories: string[];
  /** Names of its garment type; empty where the merchant has not chosen one. */
  garmentTypes: string[];
  /** The first is the color that the shop shows. */
  colors: string[][];
  fabrics: string[][];
  trousers: string[];
  sizes: string[];
  hasEngraving: boolean;
  descriptions: string[];
};

/**
 * Where a word of a product stands: in what it is called and shown as (`a`), in what it comes in (`b`), in what can be
 * chosen with it (`c`), or anywhere at all (`d`); `k` is an end of its code. A lexeme is the place, a colon and the
 * word, so that an index tells the places apart.
 */
export type Place = "a" | "b" | "c" | "d" | "k";

export function lexeme(place: Place, word: string): string {
  return `${place}:${word}`;
}

/**
 * Of both vectors of a product, and of the words that a slip is compared with; `isName` tells words of its description
 * apart.
 */
export type ProductLexemes = { head: string[]; all: string[]; words: Map<string, { isName: boolean }> };

/** Says that a category is of several: what is for men and women is neither for the one nor for the other first. */
const and = new Set(["and", "و", "اور"]);

export function productLexemes(facts: SearchFacts): ProductLexemes {
  const [shownColor = [], ...otherColors] = facts.colors;
  const [shownFabric = [], ...otherFabrics] = facts.fabrics;
  const isOfSeveral = (category: string) => wordsOf(category).some((word) => and.has(word));
  const places = new Map<string, Place>();
  const put = (place: Place, texts: readonly string[]) => {
    for (const word of texts.flatMap(joinedWordsOf)) if (!places.has(word)) places.set(word, place);
  };
  put("a", [
    ...facts.names,
    ...facts.garmentTypes,
    ...facts.categories.filter((each) => !isOfSeveral(each)),
    ...shownColor,
    ...shownFabric,
  ]);
  put("b", [...otherColors.flat(), ...otherFabrics.flat(), ...facts.sizes]);
  put("c", [...facts.trousers, ...facts.categories, ...(facts.hasEngraving ? ["name engraving"] : [])]);
  const head = [...places].map(([word, place]) => lexeme(place, word));
  const codes = codeEndsOf(facts.code).map((end) => lexeme("k", end));
  const words = new Map([...places.keys()].map((word) => [word, { isName: true }]));
  for (const word of facts.descriptions.flatMap(wordsOf))
    if (!words.has(word)) words.set(word, { isName: false });
  const anywhere = [...words.keys()].map((word) => lexeme("d", word));
  return { head: [...head, ...codes], all: [...head, ...codes, ...anywhere], words };
}
