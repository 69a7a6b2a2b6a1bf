import { isDeepStrictEqual } from "node:util";
import type pg from "pg";
import type { ChosenPicture, OfficeProduct, ProductFields } from "#contract/catalog/office-products.ts";
import { productFieldsOf } from "#contract/catalog/product-fields.ts";
import type { StaffMember } from "#contract/staff/staff.ts";
import { refreshSearch } from "#database/search/refresh-search.ts";
import { recordChanges } from "../../staff/record-change.ts";
import { type ArrangedPictures, arrangePictures } from "./arrange-pictures.ts";
import { type ProductParts, setProductParts } from "./product-parts.ts";
import { ProductRefused } from "./product-refused.ts";
import { insertProductRows, updateProductRows } from "./product-rows.ts";
import { readOfficeProducts } from "./read-office-product.ts";

// The form saves one, a file many: both use the same number of statements.

type Staff = Pick<StaffMember, "id">;

export type NewProduct = { fields: ProductFields; copyOf: string };

export type ChangedProduct = { before: OfficeProduct; fields: ProductFields };

/**
 * Inserts products and returns their ids and versions in the same order; throws what `refusalOf` reads if one is
 * refused.
 */
export async function createProductsIn(
  client: pg.PoolClient,
  staff: Staff,
  products: readonly NewProduct[],
): Promise<Pick<OfficeProduct, "id" | "version">[]> {
  const arranged = await arrange(client, products, ({ copyOf }) => copyOf);
  const rows = await insertProductRows(client, arranged);
  const parts = rows.map(({ id, fields, pictures }) => [id, { ...fields, pictures: pictures.rows }] as const);
  await setProductParts(client, new Map(parts));
  const ids = rows.map(({ id }) => id);
  await refreshSearch(client, ids);
  const saved = await reread(client, ids);
  const changes = ids.map((id) => ({
    staff,
    action: "product.create" as const,
    subject: { kind: "product", id },
    before: null,
    after: auditedFields(saved(id)),
  }));
  await recordChanges(client, changes);
  return ids.map((id) => ({ id, version: saved(id).version }));
}

/**
 * Updates locked products (`lockProducts`) and returns their new versions by id; throws what `refusalOf` reads if one
 * is refused. Unchanged choices, pictures and search rows are not written.
 */
export async function updateProductsIn(
  client: pg.PoolClient,
  staff: Staff,
  products: readonly ChangedProduct[],
): Promise<ReadonlyMap<string, string>> {
  const arranged = await arrange(client, products, ({ before }) => before.id);
  await updateProductRows(
    client,
    products.map(({ before, fields }) => ({ ...fields, id: before.id })),
  );
  await setProductParts(client, new Map(arranged.map((each) => [each.before.id, changedParts(each)])));
  const found = products.filter(isFoundOtherwise).map(({ before }) => before.id);
  if (found.length > 0) await refreshSearch(client, found);
  const ids = products.map(({ before }) => before.id);
  const saved = await reread(client, ids);
  const changes = products.map(({ before }) => ({
    staff,
    action: "product.update" as const,
    subject: { kind: "product", id: before.id },
    before: auditedFields(before),
    after: auditedFields(saved(before.id)),
  }));
  await recordChanges(client, changes);
  return new Map(ids.map((id) => [id, saved(id).version]));
}

export async function lockProducts(client: pg.PoolClient, ids: readonly string[]): Promise<OfficeProduct[]> {
  // Lock in one order to avoid deadlocks.
  await client.query("select from products where id = any ($1::text[]) order by id for update", [ids]);
  return readOfficeProducts(client, ids);
}

export async function lockProduct(client: pg.PoolClient, id: string): Promise<OfficeProduct | undefined> {
  const [product] = await lockProducts(client, [id]);
  return product;
}

export function auditedFields(product: OfficeProduct) {
  const {
    id: _id,
    version: _version,
    pictures,
    createdAt: _created,
    reviewCount: _count,
    isOrdered: _ordered,
    addressFollowsName: _follows,
    ...facts
  } = product;
  return {
    ...facts,
    related: facts.related.map(({ id }) => id),
    pictures: pictures.map(({ picture: _picture, ...chosen }) => chosen),
  };
}

const partNames = ["colorIds", "fabricIds", "relatedIds", "trouserOptions"] as const;

function changedParts({ before, fields, pictures }: Arranged<ChangedProduct>): Partial<ProductParts> {
  const parts: Partial<ProductParts> = { ...fields, pictures: pictures.rows };
  const current = productFieldsOf(before);
  for (const name of partNames) if (isDeepStrictEqual(current[name], fields[name])) delete parts[name];
  if (pictures.isAsBefore) delete parts.pictures;
  return parts;
}

const searched = [
  "name",
  "product_code",
  "categoryId",
  "garmentType",
  "description",
  "nameUrdu",
  "descriptionUrdu",
  "colorIds",
  "fabricIds",
  "trouserOptions",
  "sizes",
  "name_engraving",
] as const;

function isFoundOtherwise({ before, fields }: ChangedProduct): boolean {
  return searched.some((name) => !isDeepStrictEqual(before[name], fields[name]));
}

type Arranged<Product> = Product & { pictures: ArrangedPictures };

async function arrange<Product extends { fields: ProductFields }>(
  client: pg.PoolClient,
  products: readonly Product[],
  ownerOf: (product: Product) => string,
): Promise<Arranged<Product>[]> {
  await refuseStrayFronts(
    client,
    products.map(({ fields }) => fields),
  );
  const chosen = products.map((product) => ({ id: ownerOf(product), pictures: product.fields.pictures }));
  const arranged = await arrangePictures(client, chosen);
  return products.map((product, index) => {
    const pictures = arranged[index];
    if (!pictures) throw new ProductRefused({ outcome: "part-missing", field: "pictures" });
    return { ...product, pictures };
  });
}

async function refuseStrayFronts(client: pg.PoolClient, products: readonly ProductFields[]): Promise<void> {
  const showing = products.filter(({ pictures }) => pictures.some(({ color }) => color !== ""));
  if (showing.length === 0) return;
  const colors = await client.query<{ id: string; label: string }>(
    "select id, label from colors where id = any ($1::uuid[])",
    [[...new Set(showing.flatMap(({ colorIds }) => colorIds))]],
  );
  const labels = new Map(colors.rows.map(({ id, label }) => [id, label]));
  for (const { colorIds, pictures } of showing) {
    const color = strayFront(
      pictures,
      colorIds.map((id) => labels.get(id) ?? ""),
    );
    if (color) throw new ProductRefused({ outcome: "front-missing", color });
  }
}

export function strayFront(
  chosen: readonly Pick<ChosenPicture, "color">[],
  labels: readonly string[],
): string | undefined {
  return chosen.find(({ color }) => color !== "" && !labels.includes(color))?.color;
}

async function reread(client: pg.PoolClient, ids: readonly string[]): Promise<(id: string) => OfficeProduct> {
  const products = new Map((await readOfficeProducts(client, ids)).map((product) => [product.id, product]));
  return (id) => {
    const product = products.get(id);
    if (!product) throw new Error("A product was gone once it was saved.");
    return product;
  };
}
