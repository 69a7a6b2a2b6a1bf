import { sql } from "kysely";
import { type Executor, write } from "#database/query.ts";
import { timeOrderedId } from "#database/time-ordered-id.ts";
import type { PictureRow } from "./arrange-pictures.ts";

type Parts = { ids: readonly string[]; chosen: string };

function setOffered(table: string, entry: string) {
  const [linked, column] = [sql.table(table), sql.ref(entry)];
  return (executor: Executor, { ids, chosen }: Parts) => write(executor)`
    with chosen as (
      select * from jsonb_to_recordset(${chosen}::jsonb) as c (product text, entry uuid, place integer)),
    gone as (delete from ${linked} o
      where o.product_id = any (${ids}::text[])
        and not exists (select from chosen c where c.product = o.product_id and c.entry = o.${column}))
    insert into ${linked} (product_id, ${column}, position)
    select product, entry, place from chosen
    on conflict (product_id, ${column}) do update set position = excluded.position`;
}

const setColors = setOffered("product_colors", "color_id");
const setFabrics = setOffered("product_fabrics", "fabric_id");

const setRelated = (executor: Executor, parts: Parts) => write(executor)`
  with chosen as (
    select * from jsonb_to_recordset(${parts.chosen}::jsonb) as c (product text, entry text, place integer)),
  gone as (delete from product_relations o
    where o.product_id = any (${parts.ids}::text[])
      and not exists (select from chosen c where c.product = o.product_id and c.entry = o.related_id))
  insert into product_relations (product_id, related_id, position)
  select product, p.id, place from chosen join products p on p.id = chosen.entry
  where p.id <> product
  on conflict (product_id, related_id) do update set position = excluded.position`;

// An option with an unchanged name retains its id.
const setTrousers = (executor: Executor, parts: Parts) => write(executor)`
  with chosen as (
    select * from jsonb_to_recordset(${parts.chosen}::jsonb)
      as c (product text, id uuid, name text, selected boolean, place integer)),
  gone as (delete from product_trouser_options o
    where o.product_id = any (${parts.ids}::text[])
      and not exists (select from chosen c where c.product = o.product_id and c.name = o.name))
  insert into product_trouser_options (id, product_id, name, selected, position)
  select id, product, name, selected, place from chosen
  on conflict (product_id, name) do update
    set selected = excluded.selected, position = excluded.position`;

export type ProductParts = {
  colorIds: readonly string[];
  fabricIds: readonly string[];
  relatedIds: readonly string[];
  trouserOptions: readonly { name: string; selected: boolean }[];
  pictures: readonly PictureRow[];
};

/** New parts of some products; an absent part stays unchanged. */
export type PartsById = ReadonlyMap<string, Partial<ProductParts>>;

export async function setProductParts(executor: Executor, products: PartsById): Promise<void> {
  const run = async (query: typeof setColors, parts: Parts) => {
    if (parts.ids.length > 0) await query(executor, parts);
  };
  await run(setColors, partsOf(products, "colorIds", asEntry));
  await run(setFabrics, partsOf(products, "fabricIds", asEntry));
  await run(setRelated, partsOf(products, "relatedIds", asEntry));
  await run(
    setTrousers,
    partsOf(products, "trouserOptions", (option) => ({ id: timeOrderedId(), ...option })),
  );
  await setPictures(executor, products);
}

const asEntry = (entry: string) => ({ entry });

function partsOf<Part extends keyof ProductParts>(
  products: PartsById,
  part: Part,
  toRow: (each: ProductParts[Part][number]) => object,
): Parts {
  const named = [...products].flatMap(([product, parts]) => {
    const list: readonly ProductParts[Part][number][] | undefined = parts[part];
    return list === undefined ? [] : [{ product, list }];
  });
  const rows = named.flatMap(({ product, list }) =>
    list.map((each, place) => ({ product, place, ...toRow(each) })),
  );
  return { ids: named.map(({ product }) => product), chosen: JSON.stringify(rows) };
}

async function setPictures(executor: Executor, products: PartsById): Promise<void> {
  const { ids, chosen } = partsOf(products, "pictures", (picture) => picture);
  if (ids.length === 0) return;
  const before = await write(executor)<{ product: string; upload: string | null }>`
    delete from product_images where product_id = any (${ids}::text[])
    returning product_id as product, upload_id as upload`;
  await write(executor)`
    insert into product_images (product_id, key, base, widths, width, height, position, upload_id, alt,
      alt_ur, caption, caption_ur, focus_x, focus_y)
    select product, key, base, widths, width, height, position, upload_id, alt, alt_ur, caption, caption_ur,
      focus_x, focus_y
    from jsonb_to_recordset(${chosen}::jsonb) as picture (product text, key text, base text,
      widths integer[], width integer, height integer, position integer, upload_id uuid, alt text, alt_ur text,
      caption text, caption_ur text, focus_x integer, focus_y integer)`;
  const isStill = ({ product, upload }: { product: string; upload: string | null }) =>
    products.get(product)?.pictures?.some(({ upload_id }) => upload_id === upload);
  const dropped = before.filter((picture) => picture.upload !== null && !isStill(picture));
  if (dropped.length > 0) {
    // Orders show the picture of their day, so files that an ordered product loses stay on the disk.
    await write(executor)`
      update uploads set is_in_orders = true
      where not is_in_orders and id in (
        select upload from jsonb_to_recordset(${JSON.stringify(dropped)}::jsonb) as gone (product text, upload uuid)
        where exists (select from order_items where product_id = gone.product))`;
  }
}
