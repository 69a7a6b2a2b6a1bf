import { type RawBuilder, sql } from "kysely";
import type { ProductFacets, ProductFilters } from "#contract/catalog/catalog.ts";
import type { Database } from "#database/connect.ts";
import { filterProducts, inTime, type Products, publishedProducts } from "./filter-products.ts";
import type { SearchPlan } from "./search/search-plan.ts";

type FacetName = keyof ProductFacets;
type Counted = { value: string; count: number };

export const noFacets: ProductFacets = {
  category: [],
  garment_type: [],
  color: [],
  fabric_type: [],
  size: [],
  price: null,
};

type Asked = { database: Pick<Database, "kysely">; filters: ProductFilters; plan?: SearchPlan | undefined };

/**
 * Products that each value of each filter would leave, given all other filters, and the range of prices. Values come
 * in the merchant's order, sizes by frequency.
 */
export async function countFacets(
  database: Pick<Database, "kysely">,
  filters: ProductFilters,
  plan?: SearchPlan,
): Promise<ProductFacets> {
  return plan
    ? inTime(plan, (searched) => countValues({ database, filters, plan: searched }))
    : countValues({ database, filters });
}

export async function countFiltered(
  database: Pick<Database, "kysely">,
  filters: ProductFilters,
): Promise<number> {
  const asked = { database, filters };
  const { rows } = await sql<{ total: number }>`
    with ${alikeOf(asked)} select coalesce(sum(count), 0)::integer as total from (${counted(oneOfEach(asked))}) p`.execute(
    database.kysely,
  );
  return rows[0]?.total ?? 0;
}

/**
 * Products with the same `facet_key` differ only in price, so one stands for all. Returns one of each as `products`,
 * with the count within the price bounds.
 */
function alikeOf({ database, filters, plan }: Asked) {
  const { min_price: least = 0, max_price: most = 2_147_483_647 } = filters;
  const alike = publishedProducts(database, plan)
    .select((row) => [
      row.fn.min("id").as("id"),
      row.fn.min("from_price").as("least"),
      row.fn.max("from_price").as("most"),
      sql<number>`count(*) filter (where from_price between ${least} and ${most})`.as("count"),
    ])
    .groupBy("facet_key");
  return sql`alike as (${alike}),
      products as materialized (
        select a.*, p.category_id, p.garment_type, p.sizes from alike a join product_search p on p.id = a.id)`;
}

function oneOfEach({ database, filters }: Asked, leftOut?: FacetName): Products {
  const { min_price: _, max_price: __, ...others } = filters;
  const one = database.kysely.selectFrom("products") as unknown as Products;
  return filterProducts(one, others, leftOut);
}

async function countValues(asked: Asked): Promise<ProductFacets> {
  const without = (name: FacetName) => oneOfEach(asked, name);
  const counts: Record<Exclude<FacetName, "price">, RawBuilder<Counted>> = {
    category: sql`
      select c.name as value, sum(p.count) as count
      from (${counted(without("category"))}) p join categories c on c.id = p.category_id
      group by c.id order by c.position`,
    garment_type: sql`
      select t.id as value, sum(p.count) as count
      from (${counted(without("garment_type"))}) p join garment_types t on t.id = p.garment_type
      group by t.id order by t.position`,
    color: sql`
      select c.label as value, sum(p.count) as count
      from (${counted(without("color"))}) p join product_colors o on o.product_id = p.id
        join colors c on c.id = o.color_id
      group by c.id order by c.position`,
    fabric_type: sql`
      select f.name as value, sum(p.count) as count
      from (${counted(without("fabric_type"))}) p join product_fabrics o on o.product_id = p.id
        join fabrics f on f.id = o.fabric_id
      group by f.id order by f.position`,
    size: sql`
      select size as value, sum(p.count) as count
      from (${counted(without("size"))}) p cross join unnest(p.sizes) size
      group by size order by sum(p.count) desc, size`,
  };
  const lists = Object.entries(counts).map(
    ([name, rows]) => sql`${name}::text, (select coalesce(json_agg(c), '[]') from (${rows}) c)`,
  );
  const { rows } = await sql<{
    counts: Omit<ProductFacets, "price">;
    least: number | null;
    most: number | null;
  }>`
    with ${alikeOf(asked)}
    select json_build_object(${sql.join(lists)}) as counts, min(least) as least, max(most) as most
    from (${without("price").selectAll("products")}) p`.execute(asked.database.kysely);
  const [row] = rows;
  if (!row) throw new Error("PostgreSQL counted nothing.");
  const { counts: values, least: cheapest, most: dearest } = row;
  return {
    ...values,
    price: cheapest !== null && dearest !== null ? { least: cheapest, most: dearest } : null,
  };
}

/** Applies the price bounds too. */
function counted(products: Products): Products {
  return products.where(sql<boolean>`products.count > 0`).selectAll("products");
}
