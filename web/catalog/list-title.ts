import { inLanguage } from "#messages/in-language.ts";
import { productListMessages } from "#messages/product-list.ts";
import type { ListSurroundings } from "./load-products.ts";
import type { ListQuery } from "./product-list-query.ts";

/** What the shop does not have is not repeated, or anyone could make the shop say anything. */
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
