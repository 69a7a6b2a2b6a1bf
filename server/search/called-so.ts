import type { Product } from "#contract/catalog/catalog.ts";
import { plainWordsOf } from "#database/search/search-words.ts";

type Called = Pick<Product, "name" | "urdu">;

/** The same products with those first whose whole name was typed, in either language: synonyms of its words may weigh more than it. */
export function calledSoFirst<P extends Called>(products: readonly P[], typed: string): P[] {
  const words = plainWordsOf(typed).join(" ");
  const isCalledSo = ({ name, urdu }: Called) =>
    [name, urdu?.name ?? ""].some((each) => plainWordsOf(each).join(" ") === words);
  return [...products.filter(isCalledSo), ...products.filter((product) => !isCalledSo(product))];
}
