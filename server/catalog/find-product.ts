import type { ProductDetail } from "#contract/catalog/catalog.ts";
import type { Database } from "#database/connect.ts";
import { type Executor, read } from "#database/query.ts";
import { readFabricFacts, withFacts } from "./lists/fabric-facts.ts";
import { readThreads } from "./lists/threads.ts";
import { readOfferedOptions } from "./options/offered-options.ts";
import { readProducts } from "./read-products.ts";

const relatedLimit = 8;

const selectChosen = (executor: Executor, id: string) => read(executor)<{ id: string }>`
  select p.id from product_relations r join products p on p.id = r.related_id
  where r.product_id = ${id} and p.published order by r.position`;

const selectRelated = (executor: Executor, id: string) => read(executor)<{ id: string }>`
  select id from products
  where published and id <> ${id} and category_id = (select category_id from products where id = ${id})
  order by average_rating desc, id limit ${relatedLimit}`;

/**
 * A published product with up to eight others: the merchant's choice, then its category, best rated first. Undefined
 * if there is none. `isPreview` also finds an unpublished one.
 */
export async function findProduct(
  { pool }: Database,
  id: string,
  isPreview = false,
): Promise<ProductDetail | undefined> {
  const [chosen, ofCategory, facts, options, threads] = await Promise.all([
    selectChosen(pool, id),
    selectRelated(pool, id),
    readFabricFacts(pool, id),
    readOfferedOptions(pool, id),
    readThreads(pool),
  ]);
  const related = new Set([...chosen, ...ofCategory].map((row) => row.id));
  const ids = [id, ...[...related].slice(0, relatedLimit)];
  const [product, ...relatedProducts] = await readProducts(pool, ids, {
    close: id,
    ...(isPreview && { hidden: id }),
  });
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
