import { sql } from "kysely";
import { type Executor, namedQuery, type Param } from "#database/named-query.ts";
import { moveStock, type StockMove } from "#server/catalog/stock/move-stock.ts";
import { pieceSums } from "./piece-sums.ts";

const selectStock = namedQuery(
  "stock-of-pieces",
  (param: Param<{ pieces: string }>) => sql<StockMove>`
    select i.stock_id as id, sum(back.pieces)::integer as pieces
    from jsonb_to_recordset(${param("pieces")}::jsonb) as back (id uuid, pieces integer) join order_items i on i.id = back.id
    where back.pieces > 0 and i.stock_id is not null group by i.stock_id`,
);

/**
 * Puts pieces of items back to the stock that they were taken from, as far as it is still kept; of what was sewn to order there is none.
 * To be called once in a transaction, with all that comes back.
 */
export async function putToStock(
  transaction: Executor,
  pieces: readonly { id: string; pieces: number }[],
): Promise<void> {
  const moves = await selectStock.run(transaction, { pieces: JSON.stringify(pieces) });
  if (moves.length > 0) await moveStock(transaction, moves);
}

type Pieces = { id: string; pieces: number };

const selectHere = namedQuery(
  "pieces-that-are-here",
  (param: Param<{ orderId: string }>) => sql<Pieces & { is_cancelled: boolean }>`
    select i.id, greatest(pieces.free - pieces.returned, 0) as pieces, o.progress = 'Cancelled' or i.cancelled > 0 as is_cancelled
    from order_items i join orders o on o.id = i.order_id cross join ${pieceSums}
    where i.order_id = ${param("orderId")}::uuid`,
);

/**
 * Gives back what an order took from stock and does not need any more, but for what came back before, what has arrived, what its courier
 * has lost, and what is in a parcel: that goes back once the parcel is called off or checked in. To be called once for an order, with its
 * parcels called off.
 */
export async function giveStockBack(transaction: Executor, orderId: string): Promise<void> {
  await putToStock(transaction, await selectHere.run(transaction, { orderId }));
}

const lockOrderOfParcel = namedQuery(
  "lock-order-of-parcel",
  (param: Param<{ parcelId: string }>) => sql<{ id: string }>`
    select id from orders where id = (select order_id from parcels where id = ${param("parcelId")}::uuid) for no key update`,
);

/**
 * Notes that a courier does not carry a parcel after all. What is cancelled of its pieces goes back to stock, once: what waits in another
 * parcel that came back does so when that is checked in. Takes the lock of the order; whoever locks the parcel does so in `change`.
 */
export async function giveBackWith<Result>(
  transaction: Executor,
  parcelId: string,
  change: () => Promise<Result>,
): Promise<Result> {
  const [order] = await lockOrderOfParcel.run(transaction, { parcelId });
  const read = async () => {
    const here = order ? await selectHere.run(transaction, { orderId: order.id }) : [];
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
