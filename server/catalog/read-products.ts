import type { Color, Fabric, Product, TrouserOption } from "#contract/catalog/catalog.ts";
import type { Garment } from "#contract/catalog/garments.ts";
import { fromPriceOf, measuredChargeOf } from "#contract/money/from-price.ts";
import { type Charges, customSizePosition } from "#contract/options/charges.ts";
import { measuredOnly } from "#contract/sizes/sold-out.ts";
import { fewPieces } from "#contract/values/limits.ts";
import { type Executor, read } from "#database/query.ts";
import { pictureOf, type StoredPicture } from "#server/pictures/picture-of.ts";
import { garmentOfProduct } from "./garment-types/garment-of-product.ts";

type Row = {
  id: string;
  name: string;
  category: string;
  price: number;
  sale_price: number;
  average_rating: string;
  review_count: number;
  product_code: string;
  description: string;
  name_ur: string;
  category_ur: string;
  description_ur: string;
  sizes: string[];
  garment: Garment | null;
  name_engraving: boolean;
  created_at: Date;
  images: StoredPicture[];
  colors: Color[];
  fabrics: Fabric[];
  trouser_options: TrouserOption[];
  stock: ScarceStock | null;
  measuring: Pick<Charges, "customSize" | "isCustomSizePerPart"> | null;
};

// The ids come as JSON: for an array PostgreSQL would replan every call.
function selectProducts(executor: Executor, values: { ids: string; hidden: string; few: number }) {
  return read(executor)<Row>`
    select p.id, p.name, c.name as category, p.price, p.sale_price, p.average_rating, p.review_count,
      p.product_code, p.description, p.name_ur, c.name_ur as category_ur, p.description_ur, p.sizes,
      ${garmentOfProduct} as garment, p.name_engraving, p.created_at,
      (select coalesce(json_agg(json_build_object('key', i.key, 'base', i.base, 'widths', i.widths,
          'width', i.width, 'height', i.height, 'alt', i.alt, 'alt_ur', i.alt_ur,
          'caption', i.caption, 'caption_ur', i.caption_ur, 'focus_x', i.focus_x, 'focus_y', i.focus_y)
          order by i.position), '[]')
        from product_images i where i.product_id = p.id) as images,
      (select coalesce(json_agg(json_strip_nulls(json_build_object('_id', k.id, 'label', k.label, 'value', k.value,
          'urdu', nullif(k.label_ur, '')))
          order by pc.position), '[]')
        from product_colors pc join colors k on k.id = pc.color_id where pc.product_id = p.id) as colors,
      (select coalesce(json_agg(json_strip_nulls(json_build_object('_id', f.id, 'name', f.name, 'price', f.price,
          'urdu', nullif(f.name_ur, '')))
          order by pf.position), '[]')
        from product_fabrics pf join fabrics f on f.id = pf.fabric_id where pf.product_id = p.id) as fabrics,
      (select coalesce(json_agg(json_strip_nulls(json_build_object('_id', t.id, 'name', t.name, 'selected', t.selected,
          'urdu', u.name_ur))
          order by t.position), '[]')
        from product_trouser_options t left join trouser_names u on u.name = t.name
        where t.product_id = p.id) as trouser_options,
      (select json_build_object('byColor', bool_or(s.color_id is not null), 'rows', coalesce(
          json_agg(json_build_object('size', s.size, 'color', s.color_id, 'pieces', s.pieces) order by s.size)
            filter (where s.pieces <= ${values.few}::integer), '[]'))
        from product_stock s where s.product_id = p.id having count(*) > 0) as stock,
      (select json_build_object('customSize', amount, 'isCustomSizePerPart', is_per_part)
        from charges where position = ${customSizePosition}) as measuring
    from jsonb_array_elements_text(${values.ids}::jsonb) with ordinality as wanted(id, place)
    join products p on p.id = wanted.id
    join categories c on c.id = p.category_id
    where p.published or p.id = ${values.hidden}
    order by wanted.place`;
}

/**
 * In the order of the ids, without unknown ones. `hidden` is read even if unpublished; `close` is the id of the one
 * whose pictures are looked at closely.
 */
export async function readProducts(
  executor: Executor,
  ids: readonly string[],
  { hidden = "", close = "" } = {},
): Promise<Product[]> {
  if (ids.length === 0) return [];
  const rows = await selectProducts(executor, { ids: JSON.stringify(ids), hidden, few: fewPieces });
  return rows.map((row) => toProduct(row, row.id === close));
}

function toProduct(row: Row, isForClose: boolean): Product {
  const stock = scarceStock(row);
  const garment = row.garment ?? undefined;
  const measuring = row.measuring ?? { customSize: 0, isCustomSizePerPart: false };
  const measuredCharge = measuredChargeOf({ garment }, measuring);
  const besides = measuredOnly({ ...stock, garment, sizes: row.sizes, measuredCharge });
  return {
    id: row.id,
    name: row.name,
    category: row.category,
    price: row.price,
    sale_price: row.sale_price,
    ...fromPriceOf({ ...row, fabric_type: row.fabrics }, besides),
    averageRating: Number(row.average_rating),
    reviewCount: row.review_count,
    product_code: row.product_code,
    description: row.description,
    ...urduOf(row),
    images: Object.fromEntries(row.images.map((image) => [image.key, pictureOf(image, { isForClose })])),
    colors: row.colors,
    fabric_type: row.fabrics,
    trouserOptions: row.trouser_options,
    sizes: row.sizes,
    ...(row.garment && { garment: row.garment }),
    name_engraving: row.name_engraving,
    createdAt: row.created_at.toISOString(),
    ...stock,
    ...(measuredCharge > 0 && { measuredCharge }),
  };
}

function urduOf({ name_ur, category_ur, description_ur }: Row): Pick<Product, "urdu"> {
  const urdu = {
    ...(name_ur && { name: name_ur }),
    ...(category_ur && { category: category_ur }),
    ...(description_ur && { description: description_ur }),
  };
  return Object.keys(urdu).length === 0 ? {} : { urdu };
}

type ScarceStock = { byColor: boolean; rows: ScarceRow[] };
type ScarceRow = { size: string; color: string | null; pieces: number };

function scarceStock({ stock, sizes, colors }: Row): Pick<Product, "soldOut" | "fewLeft" | "colorStock"> {
  if (!stock?.byColor) return scarceSizes(stock?.rows ?? []);
  const ofColors = colors.map(
    ({ _id }) => [_id, scarceSizes(stock.rows.filter(({ color }) => color === _id))] as const,
  );
  const nowhere = sizes.filter((size) => ofColors.every(([, { soldOut }]) => soldOut?.includes(size)));
  return {
    ...(nowhere.length > 0 ? { soldOut: nowhere } : {}),
    colorStock: Object.fromEntries(ofColors.filter(([, scarce]) => Object.keys(scarce).length > 0)),
  };
}

/** Stock as shoppers may see it: sold-out sizes, and the number of the last pieces. */
function scarceSizes(rows: readonly ScarceRow[]): Pick<Product, "soldOut" | "fewLeft"> {
  const soldOut = rows.filter(({ pieces }) => pieces === 0).map(({ size }) => size);
  const few = rows.filter(({ pieces }) => pieces > 0).map(({ size, pieces }) => [size, pieces]);
  return {
    ...(soldOut.length > 0 ? { soldOut } : {}),
    ...(few.length > 0 ? { fewLeft: Object.fromEntries(few) } : {}),
  };
}
