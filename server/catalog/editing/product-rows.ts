import { sql } from "kysely";
import type { ProductFields } from "#contract/catalog/office-products.ts";
import { type Executor, write } from "#database/query.ts";
import { makeSlug } from "#server/platform/make-slug.ts";

const valuesOf = (products: string) => sql`
  jsonb_to_recordset(${products}::jsonb) as f (id text, name text, "categoryId" uuid, price integer,
    "saleOffer" integer, "saleStartsAt" timestamptz, "saleEndsAt" timestamptz, product_code text,
    "garmentType" text, description text, "nameUrdu" text, "descriptionUrdu" text, "hsCode" text, sizes text[], name_engraving boolean, "isPublished" boolean)`;

const insertRows = (executor: Executor, products: string) => write(executor)<{ id: string }>`
  insert into products (id, name, category_id, price, sale_offer, sale_starts_at, sale_ends_at, product_code,
    garment_type, description, name_ur, description_ur, hs_code, sizes, name_engraving, published)
  select id, name, "categoryId", price, "saleOffer", "saleStartsAt", "saleEndsAt", product_code,
    "garmentType", description, "nameUrdu", "descriptionUrdu", "hsCode", sizes, name_engraving, "isPublished" from ${valuesOf(products)}
  on conflict (id) do nothing returning id`;

const updateRows = (executor: Executor, products: string) => write(executor)`
  update products p set name = f.name, category_id = f."categoryId", price = f.price,
    sale_offer = f."saleOffer", sale_starts_at = f."saleStartsAt", sale_ends_at = f."saleEndsAt",
    product_code = f.product_code, garment_type = f."garmentType", description = f.description,
    name_ur = f."nameUrdu", description_ur = f."descriptionUrdu", hs_code = f."hsCode", sizes = f.sizes,
    name_engraving = f.name_engraving, published = f."isPublished"
  from ${valuesOf(products)} where p.id = f.id`;

/**
 * Inserts products without their parts, each with an id made of its name; a random suffix follows where it is taken.
 */
export async function insertProductRows<Product extends { fields: ProductFields }>(
  executor: Executor,
  products: readonly Product[],
): Promise<(Product & { id: string })[]> {
  const ids = new Map<Product, string>();
  for (const withSuffix of [false, true, true]) {
    const tried = new Map<string, Product>();
    for (const product of products) {
      const slug = makeSlug(product.fields.name, withSuffix);
      if (!ids.has(product) && !tried.has(slug)) tried.set(slug, product);
    }
    const rows = [...tried].map(([id, { fields }]) => ({ ...fields, id }));
    for (const { id } of await insertRows(executor, JSON.stringify(rows))) {
      const product = tried.get(id);
      if (product) ids.set(product, id);
    }
    if (ids.size === products.length) break;
  }
  return products.map((product) => {
    const id = ids.get(product);
    if (id === undefined) throw new Error("No id was free for a new product.");
    return { ...product, id };
  });
}

export async function updateProductRows(
  executor: Executor,
  products: readonly (ProductFields & { id: string })[],
): Promise<void> {
  await updateRows(executor, JSON.stringify(products));
}
