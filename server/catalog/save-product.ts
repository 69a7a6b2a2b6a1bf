import { sql } from "kysely";
import type pg from "pg";
import type { ChosenPicture, OfficeProduct, ProductFields } from "#contract/back-office/products.ts";
import type { StaffMember } from "#contract/back-office/staff.ts";
import { type Executor, namedQuery, type Param } from "#database/named-query.ts";
import { refreshSearch } from "#database/search/refresh-search.ts";
import { withTransaction } from "#database/transaction.ts";
import { recordChange } from "../staff/record-change.ts";
import { violatedConstraint } from "../violated-constraint.ts";
import { arrangePictures, type PictureRow } from "./arrange-pictures.ts";
import { makeSlug } from "./make-slug.ts";
import { setProductParts } from "./product-parts.ts";
import { readOfficeProduct } from "./read-office-product.ts";

/** Who changes the catalogue, and where. */
export type CatalogOffice = { pool: pg.Pool; staff: Pick<StaffMember, "id"> };

export type Refused =
  | { outcome: "code-taken" }
  /** A picture shows the front in a color that the product does not come in. */
  | { outcome: "front-missing"; color: string }
  /** A category, color, fabric, product or picture is not there, or no longer. */
  | { outcome: "part-missing"; field: keyof ProductFields };

type Values = { id: string; fields: string };

const valuesOf = (param: Param<Values>) => sql`
  jsonb_to_record(${param("fields")}::jsonb) as f (name text, "categoryId" uuid, price integer,
    "saleOffer" integer, "saleStartsAt" timestamptz, "saleEndsAt" timestamptz, product_code text,
    description text, sizes text[], name_engraving boolean, "isPublished" boolean)`;

const insertProduct = namedQuery(
  "insert-product",
  (param: Param<Values>) => sql<{ id: string }>`
    insert into products (id, name, category_id, price, sale_offer, sale_starts_at, sale_ends_at, product_code,
      description, sizes, name_engraving, published)
    select ${param("id")}, name, "categoryId", price, "saleOffer", "saleStartsAt", "saleEndsAt", product_code,
      description, sizes, name_engraving, "isPublished" from ${valuesOf(param)}
    on conflict (id) do nothing returning id`,
);

const updateProductRow = namedQuery(
  "update-product",
  (param: Param<Values>) => sql<{ id: string }>`
    update products p set name = f.name, category_id = f."categoryId", price = f.price,
      sale_offer = f."saleOffer", sale_starts_at = f."saleStartsAt", sale_ends_at = f."saleEndsAt",
      product_code = f.product_code, description = f.description, sizes = f.sizes,
      name_engraving = f.name_engraving, published = f."isPublished"
    from ${valuesOf(param)} where p.id = ${param("id")} returning p.id`,
);

/** What the audit log keeps of a product. */
export function factsOf(product: OfficeProduct) {
  const {
    id: _id,
    version: _version,
    pictures,
    createdAt: _created,
    reviewCount: _count,
    isOrdered: _ordered,
    ...facts
  } = product;
  return {
    ...facts,
    related: facts.related.map(({ id }) => id),
    pictures: pictures.map(({ picture: _picture, ...chosen }) => chosen),
  };
}

/**
 * Makes a product. Its id follows from the name; where another has that one, a few random letters follow. Its pictures are
 * uploaded ones, or those of the product that it is a copy of.
 */
export function createProduct(
  { pool, staff }: CatalogOffice,
  fields: ProductFields,
  copyOf = "",
): Promise<{ outcome: "created"; id: string } | Refused> {
  return withRefusals(pool, (client) => createProductIn(client, staff, fields, copyOf));
}

/** As `createProduct`, in a transaction of the caller; what a key of the database refuses is thrown (`refusalOf`). */
export async function createProductIn(
  client: pg.PoolClient,
  staff: CatalogOffice["staff"],
  fields: ProductFields,
  copyOf = "",
): Promise<{ outcome: "created"; id: string } | Refused> {
  const arranged = await arrange(client, copyOf, fields);
  if (arranged.outcome !== "arranged") return arranged;
  const { pictures } = arranged;
  const id = await insertWithSlug(client, fields);
  await setProductParts(client, id, { ...fields, pictures });
  await refreshSearch(client, [id]);
  const after = factsOf(await reread(client, id));
  const subject = { kind: "product", id };
  await recordChange(client, { staff, action: "product.create", subject, before: null, after });
  return { outcome: "created", id };
}

type Updated = { outcome: "updated"; version: string };

/** Changes a product as a whole, if it still is as it was in the version that the change was made from; its id stays. */
export function updateProduct(
  { pool, staff }: CatalogOffice,
  { id, version }: Pick<OfficeProduct, "id" | "version">,
  fields: ProductFields,
): Promise<Updated | { outcome: "unknown" } | { outcome: "changed-since"; version: string } | Refused> {
  return withRefusals(pool, async (client) => {
    const before = await lockProduct(client, id);
    if (!before) return { outcome: "unknown" };
    if (before.version !== version) return { outcome: "changed-since", version: before.version };
    return updateProductIn(client, staff, before, fields);
  });
}

/** As `updateProduct`, in a transaction of the caller that has locked the product. */
export async function updateProductIn(
  client: pg.PoolClient,
  staff: CatalogOffice["staff"],
  before: OfficeProduct,
  fields: ProductFields,
): Promise<Updated | Refused> {
  const { id } = before;
  const arranged = await arrange(client, id, fields);
  if (arranged.outcome !== "arranged") return arranged;
  const { pictures } = arranged;
  await updateProductRow.run(client, { id, fields: JSON.stringify(fields) });
  await setProductParts(client, id, { ...fields, pictures });
  await refreshSearch(client, [id]);
  const after = await reread(client, id);
  const facts = { before: factsOf(before), after: factsOf(after) };
  const subject = { kind: "product", id };
  await recordChange(client, { staff, action: "product.update", subject, ...facts });
  return { outcome: "updated", version: after.version };
}

/** The product as it is, which nobody else changes until the end of the transaction. */
export async function lockProduct(client: pg.PoolClient, id: string): Promise<OfficeProduct | undefined> {
  await client.query("select from products where id = $1 for update", [id]);
  return readOfficeProduct(client, id);
}

async function arrange(
  client: pg.PoolClient,
  id: string,
  { colorIds, pictures: chosen }: ProductFields,
): Promise<{ outcome: "arranged"; pictures: PictureRow[] } | Refused> {
  const { rows } = await client.query<{ label: string }>(
    "select label from colors where id = any ($1::uuid[])",
    [colorIds],
  );
  const stray = strayFront(
    chosen,
    rows.map(({ label }) => label),
  );
  if (stray) return { outcome: "front-missing", color: stray };
  const pictures = await arrangePictures(client, id, chosen);
  return pictures ? { outcome: "arranged", pictures } : { outcome: "part-missing", field: "pictures" };
}

/** The color of a front that a product of these colors cannot show. */
export function strayFront(
  chosen: readonly Pick<ChosenPicture, "color">[],
  labels: readonly string[],
): string | undefined {
  return chosen.find(({ color }) => color !== "" && !labels.includes(color))?.color;
}

async function insertWithSlug(client: pg.PoolClient, fields: ProductFields): Promise<string> {
  for (const withSuffix of [false, true, true]) {
    const slug = makeSlug(fields.name, withSuffix);
    const [row] = await insertProduct.run(client, { id: slug, fields: JSON.stringify(fields) });
    if (row) return row.id;
  }
  throw new Error("No id was free for a new product.");
}

async function reread(executor: Executor, id: string): Promise<OfficeProduct> {
  const product = await readOfficeProduct(executor, id);
  if (!product) throw new Error("A product was gone once it was saved.");
  return product;
}

const parts: Readonly<Record<string, keyof ProductFields>> = {
  products_category_id_fkey: "categoryId",
  product_colors_color_id_fkey: "colorIds",
  product_fabrics_fabric_id_fkey: "fabricIds",
  product_images_upload_id_fkey: "pictures",
};

/** The keys of the database are the judges: they also know of what others do at the same moment. */
export function refusalOf(error: unknown): Refused | undefined {
  const constraint = violatedConstraint(error);
  if (constraint === "products_product_code_key") return { outcome: "code-taken" };
  const field = constraint === undefined ? undefined : parts[constraint];
  return field && { outcome: "part-missing", field };
}

async function withRefusals<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result | Refused> {
  try {
    return await withTransaction(pool, work);
  } catch (error) {
    const refused = refusalOf(error);
    if (refused) return refused;
    throw error;
  }
}
