import { sql } from "kysely";
import type { OfficeProduct } from "#contract/catalog/office-products.ts";
import { productFieldsOf } from "#contract/catalog/product-fields.ts";
import { type Executor, read, readFirst } from "#database/query.ts";
import { pictureOf, type StoredPicture } from "#server/pictures/picture-of.ts";
import { versionOf } from "#server/platform/queries/version-of.ts";

type PictureRow = StoredPicture & {
  alt: string;
  alt_ur: string;
  caption: string;
  caption_ur: string;
  focus_x: number;
  focus_y: number;
};

type Row = {
  id: string;
  name: string;
  product_code: string;
  category_id: string;
  category: string;
  garment_type: string | null;
  description: string;
  name_ur: string;
  description_ur: string;
  hs_code: string;
  price: number;
  sale_price: number;
  sale_offer: number;
  sale_starts_at: Date | null;
  sale_ends_at: Date | null;
  sizes: string[];
  name_engraving: boolean;
  published: boolean;
  created_at: Date;
  review_count: number;
  color_ids: string[];
  color_labels: string[];
  fabric_ids: string[];
  trouser_options: { name: string; selected: boolean }[];
  related: { id: string; name: string }[];
  pictures: PictureRow[];
  is_ordered: boolean;
  address_follows_name: boolean;
};

const products = sql`
  select p.id, p.name, p.product_code, p.category_id, c.name as category, p.garment_type, p.description, p.name_ur,
    p.description_ur, p.hs_code, p.price, p.sale_price,
    p.sale_offer, p.sale_starts_at, p.sale_ends_at, p.sizes, p.name_engraving, p.published, p.created_at,
    p.review_count,
    array(select o.color_id from product_colors o where o.product_id = p.id order by o.position)::text[]
      as color_ids,
    array(select k.label from product_colors o join colors k on k.id = o.color_id where o.product_id = p.id
      order by o.position) as color_labels,
    array(select o.fabric_id from product_fabrics o where o.product_id = p.id order by o.position)::text[]
      as fabric_ids,
    (select coalesce(json_agg(json_build_object('name', t.name, 'selected', t.selected) order by t.position),
      '[]') from product_trouser_options t where t.product_id = p.id) as trouser_options,
    (select coalesce(json_agg(json_build_object('id', r.id, 'name', r.name) order by o.position), '[]')
      from product_relations o join products r on r.id = o.related_id where o.product_id = p.id) as related,
    (select coalesce(json_agg(json_build_object('key', i.key, 'base', i.base, 'widths', i.widths,
        'width', i.width, 'height', i.height, 'alt', i.alt, 'alt_ur', i.alt_ur,
        'caption', i.caption, 'caption_ur', i.caption_ur, 'focus_x', i.focus_x, 'focus_y', i.focus_y)
        order by i.position), '[]')
      from product_images i where i.product_id = p.id) as pictures,
    exists (select from order_items o where o.product_id = p.id) as is_ordered,
    p.address_follows_name
  from products p join categories c on c.id = p.category_id`;

export async function readOfficeProduct(executor: Executor, id: string): Promise<OfficeProduct | undefined> {
  const row = await readFirst(executor)<Row>`${products} where p.id = ${id}`;
  return row && toOfficeProduct(row);
}

export async function readOfficeProducts(
  executor: Executor,
  ids: readonly string[],
): Promise<OfficeProduct[]> {
  const rows = await read(executor)<Row>`
    ${products} where p.id = any (${ids}::text[]) order by p.id`;
  return rows.map(toOfficeProduct);
}

function toOfficeProduct(row: Row): OfficeProduct {
  const product = {
    id: row.id,
    name: row.name,
    product_code: row.product_code,
    categoryId: row.category_id,
    category: row.category,
    garmentType: row.garment_type,
    description: row.description,
    nameUrdu: row.name_ur,
    descriptionUrdu: row.description_ur,
    hsCode: row.hs_code,
    price: row.price,
    sale_price: row.sale_price,
    saleOffer: row.sale_offer,
    saleStartsAt: row.sale_starts_at?.toISOString() ?? null,
    saleEndsAt: row.sale_ends_at?.toISOString() ?? null,
    sizes: row.sizes,
    name_engraving: row.name_engraving,
    isPublished: row.published,
    colorIds: row.color_ids,
    fabricIds: row.fabric_ids,
    trouserOptions: row.trouser_options,
    related: row.related,
    pictures: row.pictures.map((picture) => ({
      base: picture.base,
      ...frontOf(picture.key, row.color_labels),
      alt: picture.alt,
      altUrdu: picture.alt_ur,
      caption: picture.caption,
      captionUrdu: picture.caption_ur,
      focusX: picture.focus_x,
      focusY: picture.focus_y,
      picture: pictureOf(picture),
    })),
    createdAt: row.created_at.toISOString(),
    reviewCount: row.review_count,
    isOrdered: row.is_ordered,
    addressFollowsName: row.address_follows_name,
  };
  return { ...product, version: versionOf(productFieldsOf(product)) };
}

function frontOf(key: string, colorLabels: readonly string[]): { color: string; trouser: string } {
  if (!key.startsWith("front-")) return { color: "", trouser: "" };
  const shown = key.slice("front-".length);
  // Of Blue and Blue-Green the longer label wins.
  const [color] = colorLabels
    .filter((label) => shown === label || shown.startsWith(`${label}-`))
    .sort((one, other) => other.length - one.length);
  if (color === undefined) return { color: "", trouser: "" };
  return { color, trouser: shown.slice(color.length + 1) };
}
