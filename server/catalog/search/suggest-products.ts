import type { z } from "zod";
import type { Product } from "#contract/catalog/catalog.ts";
import { frontKey } from "#contract/catalog/front-picture.ts";
import type { getSuggestions, Suggestion } from "#contract/catalog/search.ts";
import { joinedWordsOf } from "#database/search/search-words.ts";
import type { Services } from "#server/services.ts";
import { idsOfSearch } from "../filter-products.ts";
import { readProducts } from "../read-products.ts";
import { findCalledSo, withFirst } from "./called-so.ts";
import type { Reading } from "./read-words.ts";

/** As many as a phone shows above its keyboard without much scrolling. */
const mostSuggested = 6;
/** A single letter matches nearly everything. */
const shortestTyped = 2;

/** The best matches for a search being typed; none if it is too short or unknown. */
export async function suggestProducts(
  { database, search }: Pick<Services, "database" | "search">,
  typed: string,
): Promise<z.output<typeof getSuggestions.success.body>> {
  const understood = typed.length < shortestTyped ? undefined : await search.understand(typed);
  const plan = understood?.plan;
  if (!plan) return { products: [] };
  const [first, best] = await Promise.all([
    findCalledSo(database, typed),
    idsOfSearch(database, plan, { offset: 0, limit: mostSuggested }),
  ]);
  const products = await readProducts(database.pool, withFirst(first, best).slice(0, mostSuggested));
  return { products: products.map((product) => toSuggestion(product, plan.reading)) };
}

function toSuggestion(product: Product, reading: Reading): Suggestion {
  const { id, name, category, from_price, from_regular_price, prices_differ, images, urdu } = product;
  const color = searchedColor(product, reading);
  const picture = (color === undefined ? undefined : images[frontKey(color)]) ?? images.primary;
  return {
    id,
    name,
    category,
    from_price,
    from_regular_price,
    prices_differ,
    ...(urdu ? { urdu: { name: urdu.name, category: urdu.category } } : {}),
    ...(picture ? { picture } : {}),
  };
}

/** The first color of a product that the search names, by its label. */
export function searchedColor({ colors }: Pick<Product, "colors">, { terms }: Reading): string | undefined {
  const meant = new Set(terms.filter(({ kind }) => kind === "color").flatMap(({ words }) => words));
  return colors.find(({ label }) => joinedWordsOf(label).some((word) => meant.has(word)))?.label;
}
