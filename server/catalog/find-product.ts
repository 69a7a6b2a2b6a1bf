import type { ProductDetail } from "#contract/catalog/catalog.ts";
import type { Database } from "#database/connect.ts";
import { namedQuery, type Param, query } from "#database/named-query.ts";
import { readFabricFacts, withFacts } from "./lists/fabric-facts.ts";
import { readThreads } from "./lists/threads.ts";
import { readOfferedOptions } from "./options/offered-options.ts";
import { readProducts } from "./read-products.ts";

const relatedLimit = 8;

const selectChosen = namedQuery("find-chosen-products", (param: Param<{ id: string }>) =>
  query
    .selectFrom("product_relations")
    .innerJoin("products", "products.id", "product_relations.related_id")
    .select("products.id")
    .where("product_relations.product_id", "=", param("id"))
    .where("products.published", "=", true)
    .orderBy("product_relations.position"),
);

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

/**
 * A published product with up to eight others: those that the merchant has chosen, then those of its category, best rated
 * first. Undefined when there is none. `isPreview` finds one that is not published, too.
 */
export async function findProduct(
  { pool }: Database,
  id: string,
  isPreview = false,
): Promise<ProductDetail | undefined> {
  const [chosen, ofCategory, facts, options, threads] = await Promise.all([
    selectChosen.run(pool, { id }),
    selectRelated.run(pool, { id }),
    readFabricFacts(pool, id),
    readOfferedOptions(pool, id),
    readThreads(pool),
  ]);
  const related = new Set([...chosen, ...ofCategory].map((row) => row.id));
  const ids = [id, ...[...related].slice(0, relatedLimit)];
  const [product, ...relatedProducts] = await readProducts(pool, ids, isPreview ? id : "");
  if (product?.id !== id) return undefined;
  const fabric_type = product.fabric_type.map((fabric) => withFacts(fabric, facts));
  return {
    ...product,
    fabric_type,
    ...(options.length > 0 && { options }),
    ...(product.name_engraving && threads.length > 0 && { threads }),
    relatedProducts,
  };
}
