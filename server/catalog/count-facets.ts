import { type SelectQueryBuilder, sql } from "kysely";
import type { ProductFacets } from "#contract/catalog.ts";
import { garmentTypes } from "#contract/garment-types.ts";
import type { Database } from "#database/connect.ts";
import type { Schema } from "#database/schema/schema.ts";

type FacetName = keyof ProductFacets;
type Products = SelectQueryBuilder<Schema, "products", object>;
type Counted = { value: string; count: number };

/**
 * How many products each value of each filter would leave. `without` gives the products that match all filters but the
 * named one. Values come in the merchant's order; sizes and types by how often they occur, and in the order of the wire.
 */
export async function countFacets(
  { kysely }: Database,
  without: (name: FacetName) => Products,
): Promise<ProductFacets> {
  const rowsOf = async (query: ReturnType<typeof sql<Counted>>) => (await query.execute(kysely)).rows;
  const idsWithout = (name: FacetName) => without(name).select("products.id");
  const [category, types, color, fabric, size, price] = await Promise.all([
    rowsOf(sql<Counted>`
      select c.name as value, count(*)::integer as count
      from (${without("category").select("products.category_id")}) p join categories c on c.id = p.category_id
      group by c.id order by c.position`),
    rowsOf(sql<Counted>`
      select garment_type as value, count(*)::integer as count
      from (${without("garment_type").select("products.garment_type")}) p
      where garment_type is not null group by garment_type`),
    rowsOf(sql<Counted>`
      select c.label as value, f.count
      from (select o.color_id, count(*)::integer as count
          from (${idsWithout("color")}) p join product_colors o on o.product_id = p.id group by o.color_id) f
        join colors c on c.id = f.color_id
      order by c.position`),
    rowsOf(sql<Counted>`
      select c.name as value, f.count
      from (select o.fabric_id, count(*)::integer as count
          from (${idsWithout("fabric_type")}) p join product_fabrics o on o.product_id = p.id group by o.fabric_id) f
        join fabrics c on c.id = f.fabric_id
      order by c.position`),
    rowsOf(sql<Counted>`
      select s.value, count(*)::integer as count
      from (${without("size").select("products.sizes")}) p cross join lateral unnest(p.sizes) s (value)
      group by s.value order by count(*) desc, s.value`),
    sql<{ least: number | null; most: number | null }>`
      select min(from_price)::integer as least, max(from_price)::integer as most
      from (${without("price").select("products.from_price")}) p`.execute(kysely),
  ]);
  const [range] = price.rows;
  return {
    category,
    garment_type: garmentTypes.flatMap((type) => types.find(({ value }) => value === type) ?? []),
    color,
    fabric_type: fabric,
    size,
    price:
      range && range.least !== null && range.most !== null ? { least: range.least, most: range.most } : null,
  };
}
