import type { Category, Color, Fabric } from "#contract/catalog/catalog.ts";
import type { Charge } from "#contract/money/pricing.ts";
import type { Database } from "#database/connect.ts";
import { type Executor, read } from "#database/query.ts";
import { pictureOf, type StoredPicture } from "#server/pictures/picture-of.ts";

// The best rated whole set, if there is one, represents its category best.
function selectCategories(executor: Executor) {
  return read(executor)<{ id: string; name: string; name_ur: string; picture: StoredPicture | null }>`
    select c.id, c.name, c.name_ur, best.picture
    from categories c
    left join lateral (
      select json_build_object('key', i.key, 'base', i.base, 'widths', i.widths, 'width', i.width, 'height', i.height,
        'alt', i.alt, 'alt_ur', i.alt_ur, 'focus_x', i.focus_x, 'focus_y', i.focus_y) as picture
      from (select id, average_rating, garment_type from products where category_id = c.id and published
          order by average_rating desc, id limit 12) p
        join product_images i on i.product_id = p.id and i.key = 'primary'
      order by (select count(*) from garment_parts g where g.garment_type = p.garment_type) desc, p.average_rating desc, p.id
      limit 1
    ) best on true
    order by c.position`;
}

export async function listCategories({ pool }: Database): Promise<Category[]> {
  const rows = await selectCategories(pool);
  return rows.map(({ id, name, name_ur, picture }) => ({
    _id: id,
    name,
    ...urduOf(name_ur),
    ...(picture && { picture: pictureOf(picture) }),
  }));
}

export async function listColors({ kysely }: Database): Promise<Color[]> {
  const rows = await kysely
    .selectFrom("colors")
    .select(["id as _id", "label", "label_ur", "value"])
    .orderBy("position")
    .execute();
  return rows.map(({ label_ur, ...color }) => ({ ...color, ...urduOf(label_ur) }));
}

export async function listFabrics({ kysely }: Database): Promise<Fabric[]> {
  const rows = await kysely
    .selectFrom("fabrics")
    .select(["id as _id", "name", "name_ur", "price"])
    .orderBy("position")
    .execute();
  return rows.map(({ name_ur, ...fabric }) => ({ ...fabric, ...urduOf(name_ur) }));
}

export async function listCharges({ kysely }: Database): Promise<Charge[]> {
  const rows = await kysely
    .selectFrom("charges")
    .select(["id as _id", "name", "amount", "is_per_part", "second_line"])
    .orderBy("position")
    .execute();
  return rows.map(({ is_per_part, second_line, ...charge }) => ({
    ...charge,
    ...(is_per_part && { perPart: true }),
    ...(second_line > 0 && { secondLine: second_line }),
  }));
}

export async function listSizePictures({ kysely }: Database) {
  const rows = await kysely.selectFrom("size_charts").selectAll().orderBy("position").execute();
  return rows.map(({ id, name, name_ur, url, width, height }) => ({
    _id: id,
    name,
    ...urduOf(name_ur),
    image: { downloadURL: url, width, height },
  }));
}

function urduOf(text: string): { urdu?: string } {
  return text === "" ? {} : { urdu: text };
}
