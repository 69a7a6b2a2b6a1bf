import type { ProductFacets } from "#contract/catalog/catalog.ts";
import { filteredColors } from "#contract/catalog/filtered-colors.ts";
import { inLanguage } from "#messages/in-language.ts";
import { productListMessages } from "#messages/product-list.ts";
import type { ListSurroundings } from "./load-products.ts";
import type { ListQuery } from "./product-list-query.ts";

export const choiceFilters = ["garment_type", "category", "size", "color", "fabric_type"] as const;
type ChoiceFilter = (typeof choiceFilters)[number];

export type FilterOption = {
  value: string;
  label: string;
  count?: number;
  swatch?: string;
};

export function filterLabel(name: ChoiceFilter): string {
  const { garmentType: garment_type, category, size, color, fabric: fabric_type } = productListMessages;
  return { garment_type, category, size, color, fabric_type }[name];
}

export type ListNames = Pick<ListSurroundings, "categories" | "fabrics" | "colors" | "garmentTypes">;

export function valueLabel(
  name: ChoiceFilter,
  value: string,
  { categories, fabrics, colors, garmentTypes }: ListNames,
): string {
  if (name === "garment_type") {
    const type = garmentTypes.find((known) => known.value === value);
    return type ? inLanguage(type.name, type.urdu) : value;
  }
  if (name === "color") {
    return filteredColors(value)
      .map((each) => inLanguage(each, colors.find(({ label }) => label === each)?.urdu))
      .join(" / ");
  }
  const named = (name === "category" ? categories : fabrics).find((known) => known.name === value);
  return name === "size" ? value : inLanguage(value, named?.urdu);
}

/** A copy, because no API call lists them and the chart's numbers are not needed here; a test compares both. */
export const standardSizes = ["XS", "S", "M", "L", "XL", "2XL", "3XL"] as const;

const sizeOrder: readonly string[] = standardSizes;

function bySize(one: { value: string }, other: { value: string }): number {
  const [first, second] = [one, other].map(
    ({ value }) => sizeOrder.indexOf(value) + 1 || sizeOrder.length + 1,
  );
  return (first ?? 0) - (second ?? 0);
}

/** Caps are a garment type and a category: offered once, as the category. */
function isCategoryToo(type: string, { categories, garmentTypes }: ListNames): boolean {
  const name = garmentTypes.find(({ value }) => value === type)?.name.toLowerCase();
  return categories.some((category) => category.name.toLowerCase() === name);
}

export function filterOptions(
  name: ChoiceFilter,
  list: ListNames & { facets: ProductFacets },
  query: ListQuery,
): FilterOption[] {
  const { facets, colors } = list;
  const counted = name === "size" ? facets.size.toSorted(bySize) : facets[name];
  const inUse = query[name];
  const all: { value: string; count?: number }[] =
    inUse === "" || counted.some(({ value }) => value === inUse) ? counted : [...counted, { value: inUse }];
  const once =
    name === "garment_type" ? all.filter(({ value }) => value === inUse || !isCategoryToo(value, list)) : all;
  return once.map((option) => {
    const swatch = name === "color" && colors.find(({ label }) => label === option.value)?.value;
    return { ...option, label: valueLabel(name, option.value, list), ...(swatch && { swatch }) };
  });
}
