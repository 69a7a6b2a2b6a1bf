import type { ProductDetail } from "#contract/catalog.ts";
import type { Database } from "#database/connect.ts";
import { namedQuery, type Param, query } from "#database/named-query.ts";
import { readProducts } from "./read-products.ts";

/** How many related products a product shows. */
const relatedLimit = 8;

const selectRelated = namedQuery("find-related-products", (param: Param<{ id: string }>) =>
  query
    .selectFrom("products")
    .select("products.id")
    .where("products.published", "=", true)
    .where("products.id", "<>", param("id"))
    .where("products.category_id", "=", (row) =>
      row.selectFrom("products as shown").select("shown.category_id").where("shown.id", "=", param("id")),
    )
    .orderBy("products.average_rating", "desc")
    .orderBy("products.id")
    .limit(relatedLimit),
);

/** A published product with up to eight others of its category, best rated first; undefined when there is none. */
export async function findProduct(database: Database, id: string): Promise<ProductDetail | undefined> {
  const related = await selectRelated.run(database.pool, { id });
  const products = await readProducts(database.pool, [id, ...related.map((row) => row.id)]);
  const [product, ...relatedProducts] = products;
  return product?.id === id ? { ...product, relatedProducts } : undefined;
}
