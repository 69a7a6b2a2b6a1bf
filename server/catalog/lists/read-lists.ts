import { sql } from "kysely";
import type { ShopLists } from "#contract/catalog/lists.ts";
import { customSizePosition, engravingPosition } from "#contract/options/charges.ts";
import { type Executor, readFirst } from "#database/query.ts";

// One statement for one snapshot. Use is looked up by index, one row for each entry: for an unused one, PostgreSQL
// would otherwise read all parts of all products.
const selectLists = (executor: Executor) => readFirst(executor)<ShopLists>`
  select
    (select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name, 'urdu', c.name_ur,
        'isUsed', (
          select true from products p where p.category_id = c.id order by p.created_at limit 1
        ) is not null or exists (select from coupon_categories o where o.category_id = c.id)) order by c.position, c.id), '[]')
      from categories c) as categories,
    (select coalesce(json_agg(json_build_object('id', c.id, 'label', c.label, 'urdu', c.label_ur, 'value', c.value,
        'isUsed', (
          select true from product_colors p where p.color_id = c.id order by p.product_id limit 1
        ) is not null) order by c.position, c.id), '[]')
      from colors c) as colors,
    (select coalesce(json_agg(json_build_object('id', f.id, 'name', f.name, 'urdu', f.name_ur, 'price', f.price,
        'weight', f.grams, 'opacity', f.opacity, 'weave', f.weave, 'weaveUrdu', f.weave_ur,
        'content', f.content, 'contentUrdu', f.content_ur, 'care', f.care, 'careUrdu', f.care_ur,
        'isUsed', (
          select true from product_fabrics p where p.fabric_id = f.id order by p.product_id limit 1
        ) is not null) order by f.position, f.id), '[]')
      from fabrics f) as fabrics,
    (select coalesce(json_agg(json_build_object('id', t.id, 'name', t.name, 'urdu', t.name_ur, 'value', t.value)
        order by t.position, t.id), '[]') from threads t) as threads,
    (select coalesce(json_agg(json_build_object('id', s.id, 'name', s.name, 'urdu', s.name_ur, 'url', s.url)
        order by s.position, s.id), '[]') from size_charts s) as "sizeCharts",
    (with recursive named (name) as (
        (select name from product_trouser_options order by name limit 1)
        union all
        select (select o.name from product_trouser_options o where o.name > n.name order by o.name limit 1)
        from named n where n.name is not null)
      select coalesce(json_agg(json_build_object('name', n.name, 'urdu', coalesce(u.name_ur, ''))
        order by n.name), '[]')
      from named n left join trouser_names u on u.name = n.name where n.name is not null) as trousers,
    (select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name, 'amount', c.amount,
        'isPerPart', case when c.position = ${sql.lit(customSizePosition)} then c.is_per_part end,
        'secondLine', case when c.position = ${sql.lit(engravingPosition)} then c.second_line end)
        order by c.position), '[]') from charges c) as charges,
    (select coalesce(json_agg(json_build_object('id', t.id, 'name', t.name, 'sizes', t.sizes)
        order by t.position, t.id), '[]') from garment_types t) as "garmentTypes"`;

export async function readLists(executor: Executor): Promise<ShopLists> {
  const lists = await selectLists(executor);
  const none = {
    categories: [],
    colors: [],
    fabrics: [],
    threads: [],
    sizeCharts: [],
    trousers: [],
    charges: [],
  };
  return lists ?? { ...none, garmentTypes: [] };
}
