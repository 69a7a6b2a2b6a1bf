import { sql } from "kysely";
import { type Executor, namedQuery, type Param } from "#database/named-query.ts";
import { timeOrderedId } from "#database/time-ordered-id.ts";
import type { PictureRow } from "./arrange-pictures.ts";

type Ids = { id: string; ids: readonly string[] };
type Nothing = Record<string, never>;

/** A product offers exactly these entries of a list of the shop, in this order. */
function setOffered(name: string, table: string, entry: string) {
  const [linked, column] = [sql.table(table), sql.ref(entry)];
  return namedQuery(
    name,
    (param: Param<Ids>) => sql<Nothing>`
      with gone as (delete from ${linked}
        where product_id = ${param("id")} and ${column} <> all (${param("ids")}::uuid[]))
      insert into ${linked} (product_id, ${column}, position)
      select ${param("id")}, id, place - 1
      from unnest(${param("ids")}::uuid[]) with ordinality as chosen (id, place)
      on conflict (product_id, ${column}) do update set position = excluded.position`,
  );
}

const setColors = setOffered("set-product-colors", "product_colors", "color_id");
const setFabrics = setOffered("set-product-fabrics", "product_fabrics", "fabric_id");

const setRelated = namedQuery(
  "set-product-relations",
  (param: Param<Ids>) => sql<Nothing>`
    with gone as (delete from product_relations
      where product_id = ${param("id")} and related_id <> all (${param("ids")}::text[]))
    insert into product_relations (product_id, related_id, position)
    select ${param("id")}, p.id, place - 1
    from unnest(${param("ids")}::text[]) with ordinality as chosen (id, place) join products p using (id)
    where p.id <> ${param("id")}
    on conflict (product_id, related_id) do update set position = excluded.position`,
);

// An option that keeps its name keeps its id.
const setTrousers = namedQuery(
  "set-product-trousers",
  (param: Param<{ id: string; options: string }>) => sql<Nothing>`
    with chosen as (
      select * from jsonb_to_recordset(${param("options")}::jsonb)
        as option (id uuid, name text, selected boolean, position integer)),
    gone as (delete from product_trouser_options
      where product_id = ${param("id")} and name not in (select name from chosen))
    insert into product_trouser_options (id, product_id, name, selected, position)
    select id, ${param("id")}, name, selected, position from chosen
    on conflict (product_id, name) do update
      set selected = excluded.selected, position = excluded.position`,
);

const deletePictures = namedQuery(
  "delete-product-pictures",
  (param: Param<{ id: string }>) =>
    sql<{ upload_id: string | null }>`
      delete from product_images where product_id = ${param("id")} returning upload_id`,
);

const insertPictures = namedQuery(
  "insert-product-pictures",
  (param: Param<{ id: string; pictures: string }>) => sql<Nothing>`
    insert into product_images (product_id, key, base, widths, width, height, position, upload_id, alt,
      focus_x, focus_y)
    select ${param("id")}, key, base, widths, width, height, position, upload_id, alt, focus_x, focus_y
    from jsonb_to_recordset(${param("pictures")}::jsonb) as picture (key text, base text, widths integer[],
      width integer, height integer, position integer, upload_id uuid, alt text, focus_x integer, focus_y integer)`,
);

/** Orders show the picture of their day: what an ordered product loses stays on the disk. */
const keepForOrders = namedQuery(
  "keep-uploads-for-orders",
  (param: Param<{ id: string; uploads: readonly string[] }>) => sql<Nothing>`
    update uploads set is_in_orders = true
    where id = any (${param("uploads")}::uuid[]) and not is_in_orders
      and exists (select from order_items where product_id = ${param("id")})`,
);

export type ProductParts = {
  colorIds: readonly string[];
  fabricIds: readonly string[];
  relatedIds: readonly string[];
  trouserOptions: readonly { name: string; selected: boolean }[];
  pictures: readonly PictureRow[];
};

/** Gives a product its choices, related products and pictures; those it had before and are not named go. */
export async function setProductParts(executor: Executor, id: string, parts: ProductParts): Promise<void> {
  await setColors.run(executor, { id, ids: parts.colorIds });
  await setFabrics.run(executor, { id, ids: parts.fabricIds });
  await setRelated.run(executor, { id, ids: parts.relatedIds });
  const options = parts.trouserOptions.map((option, position) => ({
    id: timeOrderedId(),
    ...option,
    position,
  }));
  await setTrousers.run(executor, { id, options: JSON.stringify(options) });
  const before = await deletePictures.run(executor, { id });
  await insertPictures.run(executor, { id, pictures: JSON.stringify(parts.pictures) });
  const still = new Set(parts.pictures.map(({ upload_id }) => upload_id));
  const dropped = before.flatMap(({ upload_id }) => (upload_id && !still.has(upload_id) ? [upload_id] : []));
  if (dropped.length > 0) await keepForOrders.run(executor, { id, uploads: dropped });
}
