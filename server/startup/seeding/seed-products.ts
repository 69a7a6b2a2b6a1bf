import type pg from "pg";
import { refreshSearch } from "#database/search/refresh-search.ts";
import type { Span } from "./seed-functions.ts";

const searchBatch = 5_000;

/**
 * Makes products, each after one of the models: its category, parts and first pictures, at a price of its own. Leaves
 * `seed_garments`, which is what orders are of: all seeded products, or without any the models themselves.
 */
export async function seedProducts(
  client: pg.ClientBase,
  { have, want }: Span,
  models: readonly string[],
): Promise<void> {
  await client.query(garmentsTable);
  await client.query(want > 0 ? listGarments : listModels, want > 0 ? [models, want] : [models]);
  await client.query("analyze seed_garments");
  if (want <= have) return;
  await client.query(insertProducts, [have]);
  for (const copy of copyParts) await client.query(copy, [have]);
  const { rows } = await client.query<{ product_id: string }>(
    "select product_id from seed_garments where n > $1 order by n",
    [have],
  );
  const ids = rows.map((row) => row.product_id);
  for (let start = 0; start < ids.length; start += searchBatch) {
    await refreshSearch(client, ids.slice(start, start + searchBatch));
  }
}

const garmentsTable = `
  create temp table seed_garments (
    n integer primary key, product_id text not null, model text not null, name text not null, code text not null,
    step integer not null
  ) on commit drop`;

const listModels = `
  insert into seed_garments
  select place, p.id, p.id, p.name, p.product_code, 0
  from unnest($1::text[]) with ordinality m (id, place) join products p on p.id = m.id`;

const listGarments = `
  insert into seed_garments
  select n, p.id || '-' || lower(replace(edition, ' ', '-')) || '-' || n, p.id, p.name || ' ' || edition,
    'SEED-' || lpad(n::text, greatest(6, length(n::text)), '0'), 50 * pg_temp.pick(n, 2, 20)
  from generate_series(1, $2::integer) n
    cross join lateral (
      select pg_temp.one_of(l.editions, n, 1) as edition, ($1::text[])[1 + (n - 1) % cardinality($1::text[])] as model
      from seed_lists l
    ) chosen join products p on p.id = chosen.model`;

// Three of a hundred are hidden.
const insertProducts = `
  insert into products (id, name, category_id, price, sale_price, cheapest_fabric, product_code, garment_type, description, name_ur,
    description_ur, sizes, name_engraving, published, created_at, updated_at)
  select g.product_id, g.name, p.category_id, p.price + g.step,
    case when p.sale_price > 0 then p.sale_price + g.step else 0 end, p.cheapest_fabric, g.code, p.garment_type, p.description,
    p.name_ur, p.description_ur, p.sizes, p.name_engraving, pg_temp.pick(g.n, 3, 100) >= 3, made.at, made.at
  from seed_garments g join products p on p.id = g.model
    cross join lateral (select now() - pg_temp.share(g.n, 4) * interval '730 days' as at) made
  where g.n > $1 order by g.n`;

const copyParts = [
  `insert into product_colors (product_id, color_id, position)
    select g.product_id, c.color_id, c.position
    from seed_garments g join product_colors c on c.product_id = g.model where g.n > $1`,
  `insert into product_fabrics (product_id, fabric_id, position)
    select g.product_id, f.fabric_id, f.position
    from seed_garments g join product_fabrics f on f.product_id = g.model where g.n > $1`,
  `insert into product_trouser_options (id, product_id, name, selected, position)
    select pg_temp.random_id('trouser' || t.position, g.n), g.product_id, t.name, t.selected, t.position
    from seed_garments g join product_trouser_options t on t.product_id = g.model where g.n > $1`,
  `insert into product_images (product_id, key, base, widths, width, height, position, upload_id, alt, caption,
      caption_ur, focus_x, focus_y)
    select g.product_id, i.key, i.base, i.widths, i.width, i.height, i.position, i.upload_id, i.alt,
      i.caption, i.caption_ur, i.focus_x, i.focus_y
    from seed_garments g join product_images i on i.product_id = g.model where g.n > $1 and i.position < 5`,
];
