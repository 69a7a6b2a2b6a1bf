import type { Garment as GarmentOfLine } from "#contract/cart/make-line-item.ts";
import type { Color, Fabric, Product, TrouserOption } from "#contract/catalog/catalog.ts";
import type { Garment } from "#contract/catalog/garments.ts";
import type { Thread } from "#contract/engraving/engraving.ts";
import { type Charges, chargesByPosition } from "#contract/options/charges.ts";
import type { OptionName } from "#contract/options/choose-options.ts";
import type { OfferedOption } from "#contract/options/invented.ts";
import { type Executor, readFirst } from "#database/query.ts";
import { garmentOfProduct } from "#server/catalog/garment-types/garment-of-product.ts";
import { optionsOfProduct } from "#server/catalog/options/offered-options.ts";
import { pictureOf, type StoredPicture } from "#server/pictures/picture-of.ts";
import { allThreads } from "../catalog/lists/threads.ts";
import type { CouponState } from "./coupons/coupon-rules.ts";

/** A row of product_stock; its color is null where all colors share one stock. */
export type StockPlace = { id: string; size: string; color: string | null };

export type OfferedProduct = GarmentOfLine &
  Pick<Product, "name_engraving" | "colors" | "fabric_type"> & {
    options: readonly OfferedOption[];
    threads: readonly Thread[];
    stock: readonly StockPlace[] | null;
  };

export type PricingSnapshot = {
  version: number;
  products: ReadonlyMap<string, OfferedProduct>;
  charges: Charges;
  /** Of every option that there is or was: what is refused is called by its name. */
  optionNames: ReadonlyMap<string, OptionName>;
  coupon: CouponState | undefined;
};

type ProductRow = Omit<
  OfferedProduct,
  "images" | "garment" | "colors" | "fabric_type" | "trouserOptions" | "options" | "threads"
> & {
  garment: Garment | null;
  pictures: StoredPicture[] | null;
  colors: Color[] | null;
  fabrics: Fabric[] | null;
  trousers: TrouserOption[] | null;
  options: OfferedOption[] | null;
};

type Row = {
  version: number;
  products: ProductRow[] | null;
  threads: Thread[] | null;
  optionNames: (OptionName & { id: string })[] | null;
  charges: { amount: number; perPart: boolean; secondLine: number }[] | null;
  coupon: CouponState | null;
};

export type PricingQuery = {
  productIds: readonly string[];
  couponCode: string | null;
  /** Whose earlier uses of the coupon count: by the mailbox, and by the phone where it is known. */
  email: string | null;
  phone?: string | null;
};

// One statement, so that everything is of the same moment and costs one round trip. The ids come as JSON because
// PostgreSQL looks into an array when it plans: it would find the plan for a short one cheaper than the general plan,
// and so plan again for every call, which takes five times as long as the answer.
function selectPricing(
  executor: Executor,
  values: Required<Omit<PricingQuery, "productIds">> & { productIds: string },
) {
  return readFirst(executor)<Row>`
    select (select version from catalog_version) as version,
      (select json_agg(json_build_object(
        'id', p.id, 'name', p.name, 'category', c.name,
        'urdu', json_strip_nulls(json_build_object('name', nullif(p.name_ur, ''), 'category', nullif(c.name_ur, ''))),
        'product_code', p.product_code,
        'price', p.price, 'sale_price', p.sale_price, 'sizes', p.sizes, 'garment', ${garmentOfProduct}, 'name_engraving', p.name_engraving,
        'pictures', (
          select json_agg(json_build_object('key', i.key, 'base', i.base, 'widths', i.widths,
            'width', i.width, 'height', i.height, 'alt', i.alt, 'alt_ur', i.alt_ur, 'focus_x', i.focus_x, 'focus_y', i.focus_y))
          from product_images i where i.product_id = p.id and (i.key = 'primary' or i.key like 'front-%')),
        'colors', (
          select json_agg(json_strip_nulls(json_build_object('_id', k.id, 'label', k.label, 'value', k.value,
            'urdu', nullif(k.label_ur, ''))))
          from product_colors o join colors k on k.id = o.color_id where o.product_id = p.id),
        'fabrics', (
          select json_agg(json_strip_nulls(json_build_object('_id', f.id, 'name', f.name, 'price', f.price,
            'urdu', nullif(f.name_ur, ''))))
          from product_fabrics o join fabrics f on f.id = o.fabric_id where o.product_id = p.id),
        'trousers', (
          select json_agg(json_strip_nulls(json_build_object('_id', t.id, 'name', t.name, 'selected', t.selected,
            'urdu', u.name_ur)))
          from product_trouser_options t left join trouser_names u on u.name = t.name where t.product_id = p.id),
        'options', ${optionsOfProduct},
        'stock', (
          select json_agg(json_build_object('id', s.id, 'size', s.size, 'color', s.color_id)) from product_stock s where s.product_id = p.id)))
      from jsonb_array_elements_text(${values.productIds}::jsonb) as wanted (id)
      join products p on p.id = wanted.id and p.published
      join categories c on c.id = p.category_id) as products,
      ${allThreads} as threads,
      (select json_agg(json_build_object('id', id, 'name', name, 'urdu', name_ur)) from options) as "optionNames",
      (select json_agg(json_build_object('amount', amount, 'perPart', is_per_part, 'secondLine', second_line)
        order by position) from charges) as charges,
      (select json_build_object(
        'id', k.id, 'code', k.code, 'kind', k.kind, 'amount', k.amount,
        'maximumDiscount', k.maximum_discount, 'minimumSubtotal', k.minimum_subtotal,
        'state', coupon_state(k.starts_at, k.ends_at, k.usage_limit, k.used_count),
        'categories', (
          select coalesce(json_agg(json_build_object('name', c.name, 'urdu', c.name_ur) order by c.position, c.id), '[]') from coupon_categories o
          join categories c on c.id = o.category_id where o.coupon_id = k.id),
        'usedUpByCustomer', exists (
          select from coupon_customers u
          where u.coupon_id = k.id and u.customer = any (coupon_customers_of(${values.email}::text, ${values.phone}::text))
            and u.used_count >= k.customer_limit))
      from coupons k where k.code = upper(${values.couponCode}::text)) as coupon`;
}

/** Reads what a total is made of; unpublished and unknown products are left out. Ids may occur twice. */
export async function readPricing(executor: Executor, question: PricingQuery): Promise<PricingSnapshot> {
  const productIds = JSON.stringify([...new Set(question.productIds)]);
  const row = await selectPricing(executor, { phone: null, ...question, productIds });
  const threads = row?.threads ?? [];
  const products = (row?.products ?? []).map((product) => ({ ...toOfferedProduct(product), threads }));
  return {
    version: row?.version ?? 0,
    products: new Map(products.map((product) => [product.id, product])),
    charges: chargesByPosition(row?.charges ?? []),
    optionNames: new Map((row?.optionNames ?? []).map(({ id, ...name }) => [id, name])),
    coupon: row?.coupon ?? undefined,
  };
}

function toOfferedProduct(row: ProductRow): Omit<OfferedProduct, "threads"> {
  const { pictures, garment, colors, fabrics, trousers, options, ...product } = row;
  return {
    ...product,
    ...(garment && { garment }),
    images: Object.fromEntries((pictures ?? []).map((picture) => [picture.key, pictureOf(picture)])),
    colors: colors ?? [],
    fabric_type: fabrics ?? [],
    trouserOptions: trousers ?? [],
    options: options ?? [],
  };
}
