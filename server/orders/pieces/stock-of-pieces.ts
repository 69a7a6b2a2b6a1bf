import { type Executor, read, readFirst } from "#database/query.ts";
import { moveStock, type StockMove } from "#server/catalog/stock/move-stock.ts";
import { pieceSums } from "./piece-sums.ts";

/**
 * Puts pieces of items back to the stock that they were taken from, as far as that stock still exists; of what was sewn
 * to order there is none. Call it once in a transaction, with all pieces that come back.
 */
export async function putToStock(
  transaction: Executor,
  pieces: readonly { id: string; pieces: number }[],
): Promise<void> {
  const moves = await read(transaction)<StockMove>`
    select i.stock_id as id, sum(back.pieces)::integer as pieces
    from jsonb_to_recordset(${JSON.stringify(pieces)}::jsonb) as back (id uuid, pieces integer) join order_items i on i.id = back.id
    where back.pieces > 0 and i.stock_id is not null group by i.stock_id`;
  if (moves.length > 0) await moveStock(transaction, moves);
}

type Pieces = { id: string; pieces: number };

function selectHere(executor: Executor, orderId: string) {
  return read(executor)<Pieces & { is_cancelled: boolean }>`
    select i.id, greatest(pieces.free - pieces.returned, 0) as pieces, o.progress = 'Cancelled' or i.cancelled > 0 as is_cancelled
    from order_items i join orders o on o.id = i.order_id cross join ${pieceSums}
    where i.order_id = ${orderId}::uuid`;
}

/**
 * Gives back what an order took from stock and does not need any more, but for what came back before, what has arrived,
 * what its courier has lost, and what is in a parcel: that goes back once the parcel is called off or checked in. To be
 * called once for an order, with its parcels called off.
 */
export async function giveStockBack(transaction: Executor, orderId: string): Promise<void> {
  await putToStock(transaction, await selectHere(transaction, orderId));
}

const lockOrderOfParcel = (executor: Executor, parcelId: string) => readFirst(executor)<{ id: string }>`
  select id from orders where id = (select order_id from parcels where id = ${parcelId}::uuid) for no key update`;

/**
 * Notes that a courier does not carry a parcel after all. Its cancelled pieces go back to stock, once: pieces that
 * wait in another returned parcel do so when that is checked in. Locks the order first; lock the parcel in `change`.
 */
export async function giveBackWith<Result>(
  transaction: Executor,
  parcelId: string,
  change: () => Promise<Result>,
): Promise<Result> {
  const order = await lockOrderOfParcel(transaction, parcelId);
  const read = async () => {
    const here = order ? await selectHere(transaction, order.id) : [];
    return here.filter(({ is_cancelled }) => is_cancelled);
  };
  const before = new Map((await read()).map(({ id, pieces }) => [id, pieces]));
  const result = await change();
  const after = await read();
  await putToStock(
    transaction,
    after.map(({ id, pieces }) => ({ id, pieces: pieces - (before.get(id) ?? 0) })),
  );
  return result;
}
