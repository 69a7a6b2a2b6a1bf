import type { VisitCalls } from "#contract/calls/visit-calls.ts";
import type { ProductFacets } from "#contract/catalog/catalog.ts";
import { colorAsked } from "#contract/catalog/filtered-colors.ts";
import { unwrapAnswer } from "../shell/unwrap-answer.ts";
import { type CardProduct, type ListColor, toCardProduct, toListColor } from "./card-product.ts";
import { type ListName, toListName } from "./list-name.ts";
import { readListQuery } from "./product-list-query.ts";

export type ListSurroundings = {
  categories: ListName[];
  fabrics: ListName[];
  colors: ListColor[];
  /** By the value in addresses. */
  garmentTypes: (ListName & { value: string })[];
  latest: CardProduct[];
};

export async function loadListSurroundings(api: VisitCalls): Promise<ListSurroundings> {
  const [categories, fabrics, colors, garmentTypes, latest] = await Promise.all([
    api.getAllCategories(),
    api.getAllFabrics(),
    api.getAllColors(),
    api.getAllGarmentTypes(),
    api.getLatestProducts(),
  ]);
  return {
    categories: unwrapAnswer(categories).map(toListName),
    fabrics: unwrapAnswer(fabrics).map(toListName),
    colors: unwrapAnswer(colors).map(toListColor),
    garmentTypes: unwrapAnswer(garmentTypes).map(({ _id: value, ...type }) => ({
      value,
      ...toListName(type),
    })),
    latest: unwrapAnswer(latest).map((product) => toCardProduct(product)),
  };
}

/** For an answer that predates facets, which a phone may have cached. */
const noFacets: ProductFacets = {
  category: [],
  garment_type: [],
  color: [],
  fabric_type: [],
  size: [],
  price: null,
};

export async function loadProducts(api: VisitCalls, url: URL, surroundings: Promise<ListSurroundings>) {
  const { page, ...filters } = readListQuery(url.searchParams);
  const [list, around] = await Promise.all([
    api.getProducts({ query: { ...filters, page: String(page), facets: "true" } }).then(unwrapAnswer),
    surroundings,
  ]);
  return {
    products: list.productData.map((product) =>
      toCardProduct(product, { color: colorAsked(product, filters.color) ?? "", hasSecond: true }),
    ),
    totalPages: list.totalPages,
    totalProducts: list.totalProducts,
    facets: list.facets ?? noFacets,
    reading: list.search,
    nearest: list.nearest?.map((product) => toCardProduct(product)),
    ...around,
  };
}

export type LoadedProducts = Awaited<ReturnType<typeof loadProducts>>;
