import { type ExpressionBuilder, sql } from "kysely";
import type { ProductFacets, ProductFilters } from "#contract/catalog/catalog.ts";
import type { Database } from "#database/connect.ts";
import type { VersionedCache } from "#server/platform/cache/versioned-cache.ts";
import { countFacets } from "./count-facets.ts";
import type { ListedPage, Wanted } from "./list-products.ts";
import { countFound, type Found, findProducts } from "./search/find-products.ts";
import {
  asProducts,
  idsInOrder,
  type ListSchema,
  type Narrow,
  type Order,
  type Products,
  publishedProducts,
} from "./search/found-products.ts";
import type { Understood } from "./search/search.ts";

/** What is the same on each page and in each order of a list, where the database counts; the key is its filters. */
export type ListCounts = { totals: VersionedCache<Found>; facets: VersionedCache<ProductFacets> };

export async function listInDatabase(
  { database, counts }: { database: Database; counts: ListCounts },
  { filters, part }: Wanted,
  understood: Understood | undefined,
): Promise<ListedPage> {
  const plan = understood?.plan;
  const { page: _, sort, facets: wantsFacets, ...narrowing } = filters;
  const key = JSON.stringify(narrowing);
  const narrow = narrowedBy(filters);
  const published = publishedProducts(database);
  const products = understood && !plan ? published.where(sql<boolean>`false`) : published;
  const [found, facets] = await Promise.all([
    counts.totals.get(key, () => (plan ? countFound(database, plan, narrow) : countAll(narrow(products)))),
    wantsFacets &&
      counts.facets.get(key, () => {
        const without = (name: keyof ProductFacets) => narrowedWithout(name, filters)(products);
        return countFacets(database, without, plan && asProducts(database, plan));
      }),
  ]);
  const { total } = found;
  const listed = { total, ...(facets && { facets }) };
  if (part.offset >= total) return { ...listed, ids: [] };
  const ids = plan
    ? await findProducts(database, { plan, narrow, found, order: sort && orderOf(sort) }, part)
    : await idsInOrder(narrow(products), orderOf(sort), part);
  return { ...listed, ids };
}

/** The filters of a list without one of them. */
function narrowedWithout(name: keyof ProductFacets, filters: ProductFilters): Narrow {
  return narrowedBy({ ...filters, ...(name === "price" ? anyPrice : { [name]: undefined }) });
}

const anyPrice = { min_price: undefined, max_price: undefined };

async function countAll(products: Products): Promise<Found> {
  const counted = await products
    .select((row) => row.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return { ...counted, isMany: true };
}

/** Leaves the products that all filters of a list leave, but for what is searched. */
export function narrowedBy(filters: ProductFilters): Narrow {
  const { category, color, fabric_type: fabric, size, garment_type: type } = filters;
  const { min_price: least, max_price: most } = filters;
  return (all) => {
    let products = all;
    if (category !== undefined) {
      products = products.where("category_id", "=", (row) =>
        row.selectFrom("categories").select("categories.id").where("categories.name", "=", category),
      );
    }
    if (color !== undefined) products = products.where((row) => row.exists(inColor(row, color)));
    if (fabric !== undefined) products = products.where((row) => row.exists(inFabric(row, fabric)));
    if (size !== undefined) products = products.where(sql<boolean>`products.sizes @> array[${size}::text]`);
    if (type !== undefined) products = products.where("garment_type", "=", type);
    if (least !== undefined) products = products.where("from_price", ">=", least);
    if (most !== undefined) products = products.where("from_price", "<=", most);
    return products;
  };
}

function inColor(row: ExpressionBuilder<ListSchema, "products">, label: string) {
  return row
    .selectFrom("product_colors")
    .innerJoin("colors", "colors.id", "product_colors.color_id")
    .select("colors.id")
    .whereRef("product_colors.product_id", "=", "products.id")
    .where("colors.label", "=", label);
}

function inFabric(row: ExpressionBuilder<ListSchema, "products">, name: string) {
  return row
    .selectFrom("product_fabrics")
    .innerJoin("fabrics", "fabrics.id", "product_fabrics.fabric_id")
    .select("fabrics.id")
    .whereRef("product_fabrics.product_id", "=", "products.id")
    .where("fabrics.name", "=", name);
}

function orderOf(sort: ProductFilters["sort"]): Order {
  switch (sort) {
    case "price-up":
      return sql`products.from_price, products.id`;
    case "price-down":
      return sql`products.from_price desc, products.id desc`;
    case "rating":
      return sql`products.average_rating desc, products.review_count desc, products.id`;
    default:
      return sql`products.created_at desc, products.id`;
  }
}
