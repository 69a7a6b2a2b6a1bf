import { garmentTypes } from "#contract/garment-types.ts";
import { inLanguage } from "#messages/choices.ts";
import { productListMessages } from "#messages/product-list.ts";
import type { ListName } from "./load-products.ts";
import type { ListQuery } from "./product-list-query.ts";

/**
 * What a list is called: its category, its kind of garment, or both. What the shop does not have is not repeated, or
 * anyone could make the shop say anything.
 */
export function listTitle(query: ListQuery, categories: readonly ListName[]): string {
  const category = categories.find(({ name }) => name === query.category);
  const type = garmentTypes.find((known) => known === query.garment_type);
  const names = [
    ...(category === undefined ? [] : [inLanguage(category.name, category.urdu)]),
    ...(type === undefined ? [] : [productListMessages.garmentTypes[type]]),
  ];
  return names.length === 0 ? productListMessages.products : productListMessages.titleOf(names);
}
