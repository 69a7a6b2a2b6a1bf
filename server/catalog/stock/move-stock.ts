import { type Executor, read, write } from "#database/query.ts";

export type StockMove = { id: string; pieces: number };

// Rows are locked in the order of their ids to avoid deadlocks, and the stock is compared once the lock is held.
const move = (executor: Executor, moves: string) => write(executor)<{ id: string }>`
  with held as materialized (
    select s.id, m.pieces from jsonb_to_recordset(${moves}::jsonb) as m (id uuid, pieces integer)
    join product_stock s on s.id = m.id
    order by s.id for update of s
  )
  update product_stock s set pieces = s.pieces + held.pieces from held
  where s.id = held.id and s.pieces + held.pieces >= 0
  returning s.id`;

export type ShortStock = StockMove & { isOfColor: boolean };

/**
 * Moves pieces of several rows, each named once. Returns those with too few pieces and the number left: the
 * transaction must then be rolled back. A deleted row is skipped.
 */
export async function moveStock(transaction: Executor, moves: readonly StockMove[]): Promise<ShortStock[]> {
  const moved = await move(transaction, JSON.stringify(moves));
  if (moved.length === moves.length) return [];
  const done = new Set(moved.map(({ id }) => id));
  const ids = moves.map(({ id }) => id).filter((id) => !done.has(id));
  return read(transaction)<ShortStock>`
    select id, pieces, color_id is not null as "isOfColor" from product_stock
    where id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`;
}
