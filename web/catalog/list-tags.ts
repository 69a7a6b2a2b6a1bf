import { inLanguage } from "#messages/in-language.ts";
import { productListMessages } from "#messages/product-list.ts";
import { pageTags, type TagMatches } from "#web/shell/page-tags.ts";
import type { ListSurroundings } from "./load-products.ts";
import { filtersSet, type ListQuery, listAddress } from "./product-list-query.ts";

/**
 * Meta tags of a list. A category and each of its pages is indexed; every other filter or order repeats the same
 * products, and an empty list shows nothing: search engines must not list them.
 */
export function listTags(
  matches: TagMatches,
  query: ListQuery,
  list: Pick<ListSurroundings, "categories" | "garmentTypes"> & { products: readonly unknown[] },
) {
  const { page, sort } = query;
  const name = listTitle(query, list);
  const isOwnPage =
    list.products.length > 0 &&
    sort === "" &&
    filtersSet(query).every((filter) => filter.name === "category");
  return pageTags(matches, {
    title: page === 1 ? name : productListMessages.titleOfPage(name, page),
    description: productListMessages.description(name === productListMessages.products ? undefined : name),
    ...(isOwnPage && { path: listAddress(query) }),
  });
}

/** Unknown filters are not repeated, or a link could make the shop display any text. */
export function listTitle(
  query: ListQuery,
  { categories, garmentTypes }: Pick<ListSurroundings, "categories" | "garmentTypes">,
): string {
  const category = categories.find(({ name }) => name === query.category);
  const type = garmentTypes.find(({ value }) => value === query.garment_type);
  const names = [
    ...(category === undefined ? [] : [inLanguage(category.name, category.urdu)]),
    ...(type === undefined ? [] : [inLanguage(type.name, type.urdu)]),
  ];
  return names.length === 0 ? productListMessages.products : productListMessages.titleOf(names);
}
