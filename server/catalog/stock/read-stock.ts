import type { ProductStock, SizePieces } from "#contract/catalog/stock.ts";
import { type Executor, readFirst } from "#database/query.ts";

export type StockRow = { id: string; size: string; color: string | null; pieces: number };

type Row = Pick<ProductStock, "id" | "name" | "sizes" | "colors"> & { stock: StockRow[] | null };

export async function readStockRows(executor: Executor, productId: string): Promise<Row | undefined> {
  const row = await readFirst(executor)<Row>`
    select p.id, p.name, p.sizes, (
      select coalesce(json_agg(json_build_object('id', k.id, 'label', k.label, 'value', k.value) order by c.position), '[]')
      from product_colors c join colors k on k.id = c.color_id where c.product_id = p.id) as colors, (
      select json_agg(json_build_object('id', s.id, 'size', s.size, 'color', s.color_id, 'pieces', s.pieces)
        order by c.position, array_position(p.sizes, s.size))
      from product_stock s left join product_colors c on c.product_id = p.id and c.color_id = s.color_id
      where s.product_id = p.id) as stock
    from products p where p.id = ${productId}`;
  return row;
}

export async function readStock(executor: Executor, productId: string): Promise<ProductStock | undefined> {
  const row = await readStockRows(executor, productId);
  if (!row) return undefined;
  return { ...row, stock: row.stock?.map(toPieces) ?? null };
}

export function toPieces({ size, color, pieces }: StockRow): SizePieces {
  return { size, ...(color !== null && { color }), pieces };
}
