import { type RawBuilder, sql } from "kysely";
import type { ProductFacets } from "#contract/catalog/catalog.ts";
import type { Database } from "#database/connect.ts";
import type { Products } from "./search/found-products.ts";

type FacetName = keyof ProductFacets;
type Counted = { value: string; count: number };

type PriceRow = { least: number | null; most: number | null };

function listOf(rows: RawBuilder<Counted>): RawBuilder<Counted[]> {
  return sql`(select coalesce(json_agg(row_to_json(counted)), '[]') from (${rows}) counted)`;
}

/**
 * How many products each value of each filter would leave. `without` gives the products that match all filters but the
 * named one; `source` names these products, where they are not simply those of the shop. Values come in the merchant's order;
 * sizes by how often they occur.
 */
export async function countFacets(
  { kysely }: Pick<Database, "kysely">,
  without: (name: FacetName) => Products,
  source?: RawBuilder<unknown>,
): Promise<ProductFacets> {
  const idsWithout = (name: FacetName) => without(name).select("products.id");
  const category = sql<Counted>`
    select c.name as value, f.count
    from (select category_id, count(*)::integer as count
        from (${without("category").select("products.category_id")}) p group by category_id) f
      join categories c on c.id = f.category_id
    order by c.position`;
  const types = sql<Counted>`
    select t.id as value, f.count
    from (select garment_type, count(*)::integer as count
        from (${without("garment_type").select("products.garment_type")}) p group by garment_type) f
      join garment_types t on t.id = f.garment_type
    order by t.position`;
  const color = sql<Counted>`
    select c.label as value, f.count
    from (select o.color_id, count(*)::integer as count
        from (${idsWithout("color")}) p join product_colors o on o.product_id = p.id group by o.color_id) f
      join colors c on c.id = f.color_id
    order by c.position`;
  const fabric = sql<Counted>`
    select c.name as value, f.count
    from (select o.fabric_id, count(*)::integer as count
        from (${idsWithout("fabric_type")}) p join product_fabrics o on o.product_id = p.id group by o.fabric_id) f
      join fabrics c on c.id = f.fabric_id
    order by c.position`;
  const size = sql<Counted>`
    select s.value, count(*)::integer as count
    from (${without("size").select("products.sizes")}) p cross join lateral unnest(p.sizes) s (value)
    group by s.value order by count(*) desc, s.value`;
  const price = sql<PriceRow>`
    select min(from_price)::integer as least, max(from_price)::integer as most
    from (${without("price").select("products.from_price")}) p`;
  const lists = [category, types, color, fabric, size];
  const counted = source
    ? await countTogether(kysely, source, lists, price)
    : await countApart(kysely, lists, price);
  const [categories = [], kinds = [], colors = [], fabrics = [], sizes = []] = counted.lists;
  const { least, most } = counted.price;
  return {
    category: categories,
    garment_type: kinds,
    color: colors,
    fabric_type: fabrics,
    size: sizes,
    price: least !== null && most !== null ? { least, most } : null,
  };
}

type Lists = readonly RawBuilder<Counted>[];
type AllCounted = { lists: Counted[][]; price: PriceRow };
const noPrice: PriceRow = { least: null, most: null };

/** Side by side: each reads another index. */
async function countApart(
  kysely: Database["kysely"],
  lists: Lists,
  price: RawBuilder<PriceRow>,
): Promise<AllCounted> {
  const [range, ...counted] = await Promise.all([
    price.execute(kysely),
    ...lists.map((list) => list.execute(kysely)),
  ]);
  return { lists: counted.map(({ rows }) => rows), price: range.rows[0] ?? noPrice };
}

/** In one statement, so that what they count is found once. */
async function countTogether(
  kysely: Database["kysely"],
  source: RawBuilder<unknown>,
  lists: Lists,
  price: RawBuilder<PriceRow>,
): Promise<AllCounted> {
  const { rows } = await sql<{ lists: Counted[][] } & PriceRow>`${source}
    select json_build_array(${sql.join(lists.map(listOf))}) as lists, least, most from (${price}) prices`.execute(
    kysely,
  );
  return { lists: rows[0]?.lists ?? [], price: rows[0] ?? noPrice };
}
