import { inLanguage } from "#messages/choices.ts";
import { productListMessages } from "#messages/product-list.ts";
import { pageTags, type TagMatches } from "../shell/page-tags.ts";
import type { ListName } from "./load-products.ts";
import { filtersSet, type ListQuery, listAddress } from "./product-list-query.ts";

/**
 * What a list says of itself. A category is a page of its own, and so is each of its pages; every other filter or order
 * shows the same products once more, and an empty list shows nothing: search engines are to list neither. A category
 * that the shop does not have is not repeated, or anyone could make the shop say anything.
 */
export function listTags(
  matches: TagMatches,
  query: ListQuery,
  list: { categories: readonly ListName[]; products: readonly unknown[] },
) {
  const { page, sort } = query;
  const category = list.categories.find((known) => known.name === query.category);
  const name =
    category === undefined ? productListMessages.products : inLanguage(category.name, category.urdu);
  const isOwnPage =
    list.products.length > 0 &&
    sort === "newest" &&
    filtersSet(query).every((filter) => filter.name === "category");
  return pageTags(matches, {
    title: page === 1 ? name : productListMessages.titleOfPage(name, page),
    description: productListMessages.description(category && name),
    ...(isOwnPage && { path: listAddress(query) }),
  });
}
