import type { Product } from "#contract/catalog.ts";
import type { Database } from "#database/connect.ts";
import { namedQuery, query } from "#database/named-query.ts";
import { readProducts } from "./read-products.ts";

const latestLimit = 10;

const selectLatest = namedQuery("find-latest-products", () =>
  query
    .selectFrom("products")
    .select("id")
    .where("published", "=", true)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(latestLimit),
);

/** The ten newest products, newest first. */
export async function latestProducts(database: Database): Promise<Product[]> {
  const rows = await selectLatest.run(database.pool, {});
  return readProducts(
    database.pool,
    rows.map((row) => row.id),
  );
}
