import type { FilterName, ListQuery } from "./product-list-query.ts";

export function withoutFilter(query: ListQuery, name: FilterName): ListQuery {
  return { ...query, [name]: "", page: 1 };
}
