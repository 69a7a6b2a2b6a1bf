import type { Category, Color, Fabric } from "#contract/catalog.ts";
import type { Charge } from "#contract/pricing.ts";
import type { Database } from "#database/connect.ts";

/** All categories, in the merchant's order. */
export function listCategories({ kysely }: Database): Promise<Category[]> {
  return kysely.selectFrom("categories").select(["id as _id", "name"]).orderBy("position").execute();
}

/** All colors, in the merchant's order. */
export function listColors({ kysely }: Database): Promise<Color[]> {
  return kysely.selectFrom("colors").select(["id as _id", "label", "value"]).orderBy("position").execute();
}

/** All fabrics with their surcharge in rupees, in the merchant's order. */
export function listFabrics({ kysely }: Database): Promise<Fabric[]> {
  return kysely.selectFrom("fabrics").select(["id as _id", "name", "price"]).orderBy("position").execute();
}

/** The pricing list by position (specification section 3), in rupees. */
export function listCharges({ kysely }: Database): Promise<Charge[]> {
  return kysely.selectFrom("charges").select(["id as _id", "name", "amount"]).orderBy("position").execute();
}

/** The size chart pictures, in the merchant's order. */
export async function listSizePictures({ kysely }: Database) {
  const rows = await kysely.selectFrom("size_charts").selectAll().orderBy("position").execute();
  return rows.map(({ id, name, url, width, height }) => ({
    _id: id,
    name,
    image: { downloadURL: url, width, height },
  }));
}
