import type { ProductFacets, ProductFilters } from "#contract/catalog/catalog.ts";
import type { ListedPage, Wanted } from "./list-products.ts";
import { type Bits, both, count } from "./product-index/bits.ts";
import type { OrderName, ProductIndex, ValueKind } from "./product-index/product-index.ts";
import { mostFound } from "./search/find-products.ts";
import type { Understood } from "./search/search.ts";
import { foundInIndex, idsInIndex } from "./search/search-in-index.ts";

type Named = { id: string; name: string };

export type ListNames = Record<"category" | "garment_type" | "color" | "fabric_type", readonly Named[]>;

type FacetName = keyof ProductFacets;

const kindOf: Record<Exclude<FacetName, "price">, ValueKind> = {
  category: "category",
  garment_type: "garmentType",
  color: "color",
  fabric_type: "fabric",
  size: "size",
};
const facetNames = Object.keys(kindOf) as (keyof typeof kindOf)[];

const mostRupees = 2 ** 31 - 1;

export function listInIndex(
  index: ProductIndex,
  names: ListNames,
  { filters, part: { offset, limit } }: Wanted,
  understood: Understood | undefined,
): ListedPage {
  const plan = understood?.plan;
  const all = understood && !plan ? index.none() : plan ? foundInIndex(index, plan) : index.all();
  const filtered = new Map(filtersOf(index, names, filters));
  const found = [...filtered.values()].reduce(both, all);
  const { sort } = filters;
  const total = plan ? Math.min(count(found), mostFound) : count(found);
  const part = { offset, limit: Math.max(0, Math.min(limit, total - offset)) };
  const order = sort && orderName(sort);
  const without = (name: FacetName) =>
    filtered.has(name)
      ? [...filtered].filter(([other]) => other !== name).reduce((bits, [, more]) => both(bits, more), all)
      : found;
  return {
    total,
    ...(filters.facets && { facets: facetsOf(index, names, without) }),
    ids: plan ? idsInIndex(index, { plan, found, order }, part) : index.idsOf(found, order ?? "newest", part),
  };
}

/** How many products each value of each filter would leave; `without` gives those that all filters but one leave. */
function facetsOf(index: ProductIndex, names: ListNames, without: (name: FacetName) => Bits): ProductFacets {
  const named = (name: Exclude<FacetName, "size" | "price">) => {
    const counted = index.countValues(kindOf[name], without(name));
    const counts = new Map(counted.map(({ value, count: products }) => [value, products]));
    return names[name].flatMap(({ id, name: value }) => {
      const products = counts.get(id);
      return products === undefined ? [] : { value, count: products };
    });
  };
  return {
    category: named("category"),
    garment_type: named("garment_type"),
    color: named("color"),
    fabric_type: named("fabric_type"),
    size: index.countValues("size", without("size")).sort(byCountAndValue),
    price: index.priceRange(without("price")),
  };
}

function filtersOf(index: ProductIndex, names: ListNames, filters: ProductFilters): [FacetName, Bits][] {
  const { min_price: least, max_price: most } = filters;
  const named = facetNames.flatMap((name): [FacetName, Bits][] => {
    const wanted = filters[name];
    if (wanted === undefined) return [];
    return [[name, index.having(kindOf[name], name === "size" ? [wanted] : idsOf(names[name], wanted))]];
  });
  if (least === undefined && most === undefined) return named;
  return [...named, ["price", index.priced(least ?? 0, most ?? mostRupees)]];
}

function idsOf(list: readonly Named[], wanted: string): string[] {
  return list.filter(({ name }) => name === wanted).map(({ id }) => id);
}

type Counted = { value: string; count: number };

function byCountAndValue(one: Counted, other: Counted): number {
  return other.count - one.count || (one.value < other.value ? -1 : 1);
}

function orderName(sort: ProductFilters["sort"]): OrderName {
  switch (sort) {
    case "price-up":
      return "cheap";
    case "price-down":
      return "dear";
    case "rating":
      return "rating";
    default:
      return "newest";
  }
}
