import { href } from "react-router";
import type { ProductSort } from "#contract/catalog/catalog.ts";
import { withPlainDigits } from "#contract/values/digits.ts";
import { productListMessages } from "#messages/product-list.ts";

export const filterNames = [
  "category",
  "garment_type",
  "fabric_type",
  "color",
  "size",
  "min_price",
  "max_price",
  "q",
] as const;
export type FilterName = (typeof filterNames)[number];

export type ListQuery = Record<FilterName, string> & { page: number; sort: ProductSort | "" };

function isSort(text: string): text is ProductSort {
  return Object.hasOwn(productListMessages.sorts, text);
}

export function sortsOf({ q }: Pick<ListQuery, "q">): { value: ListQuery["sort"]; label: string }[] {
  const { sorts, bestMatch } = productListMessages;
  const isOther = (sort: ProductSort) => sort !== "newest" || q !== "";
  return [
    { value: "", label: q === "" ? sorts.newest : bestMatch },
    ...Object.keys(sorts)
      .filter(isSort)
      .filter(isOther)
      .map((value) => ({ value, label: sorts[value] })),
  ];
}

/** Longer than any name in the catalogue; the API's limit. */
const longestFilter = 100;

/** Any address leads to a list, even an empty one: parameters that the API would refuse are dropped. */
function readFilter(params: URLSearchParams, name: FilterName): string {
  // A form sends each colour that is ticked.
  const given = name === "color" ? params.getAll(name).filter(Boolean).join(",") : params.get(name);
  const value =
    given
      ?.slice(0, longestFilter)
      .replace(/[\p{Cc}\p{Cs}]/gu, " ")
      .trim() ?? "";
  return value === "All" ? "" : value;
}

function readBound(params: URLSearchParams, name: FilterName): string {
  const value = withPlainDigits(params.get(name) ?? "").trim();
  return /^\d{1,9}$/.test(value) ? String(Number(value)) : "";
}

export function readListQuery(params: URLSearchParams): ListQuery {
  const page = params.get("page") ?? "";
  const sort = params.get("sort") ?? "";
  const q = readFilter(params, "q");
  return {
    page: /^[1-9]\d*$/.test(page) ? Math.min(Number(page), Number.MAX_SAFE_INTEGER) : 1,
    category: readFilter(params, "category"),
    garment_type: readFilter(params, "garment_type"),
    fabric_type: readFilter(params, "fabric_type"),
    color: readFilter(params, "color"),
    size: readFilter(params, "size"),
    min_price: readBound(params, "min_price"),
    max_price: readBound(params, "max_price"),
    q,
    sort: isSort(sort) && (sort !== "newest" || q !== "") ? sort : "",
  };
}

export function listAddress(query: ListQuery): string {
  const params = new URLSearchParams();
  for (const name of filterNames) if (query[name] !== "") params.set(name, query[name]);
  if (query.sort !== "") params.set("sort", query.sort);
  if (query.page > 1) params.set("page", String(query.page));
  const search = params.toString();
  return search === "" ? href("/products") : `${href("/products")}?${search}`;
}

export function filtersSet(query: ListQuery): { name: FilterName; value: string }[] {
  return filterNames.map((name) => ({ name, value: query[name] })).filter(({ value }) => value !== "");
}

export function withoutFilter(query: ListQuery, name: FilterName): ListQuery {
  return { ...query, [name]: "", page: 1 };
}
