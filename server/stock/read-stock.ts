import { sql } from "kysely";
import type { ProductStock } from "#contract/back-office/stock.ts";
import { type Executor, namedQuery, type Param } from "#database/named-query.ts";

/** A row of product_stock. */
export type StockRow = { id: string; size: string; pieces: number };

type Row = { id: string; name: string; sizes: string[]; stock: StockRow[] | null };

const selectStock = namedQuery(
  "read-stock",
  (param: Param<{ productId: string }>) => sql<Row>`
    select p.id, p.name, p.sizes, (
      select json_agg(json_build_object('id', s.id, 'size', s.size, 'pieces', s.pieces)
        order by array_position(p.sizes, s.size))
      from product_stock s where s.product_id = p.id) as stock
    from products p where p.id = ${param("productId")}`,
);

/** A product with its rows of stock, in the order of its sizes; undefined when there is none. */
export async function readStockRows(executor: Executor, productId: string): Promise<Row | undefined> {
  const [row] = await selectStock.run(executor, { productId });
  return row;
}

/** How many pieces there are of each size of a product, hidden or not; undefined when there is none. */
export async function readStock(executor: Executor, productId: string): Promise<ProductStock | undefined> {
  const row = await readStockRows(executor, productId);
  if (!row) return undefined;
  const stock = row.stock?.map(({ size, pieces }) => ({ size, pieces })) ?? null;
  return { id: row.id, name: row.name, sizes: row.sizes, stock };
}
