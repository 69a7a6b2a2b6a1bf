import { sql } from "kysely";
import { type Executor, namedQuery, type Param } from "#database/named-query.ts";
import { moveStock, type StockMove } from "../stock/move-stock.ts";
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

const selectHere = namedQuery(
  "pieces-of-cancelled-order",
  (param: Param<{ orderId: string }>) => sql<{ id: string; pieces: number }>`
    select i.id, pieces.here - (pieces.held - pieces.arrived) - pieces.returned as pieces from order_items i cross join ${pieceSums} where i.order_id = ${param("orderId")}::uuid`,
);

/**
 * Gives back what a cancelled order took from stock, but for what came back before, what has arrived, what its courier has lost, and what
 * is in a parcel: that goes back once the parcel is called off or checked in. To be called once for an order, with its parcels called off.
 */
export async function giveStockBack(transaction: Executor, orderId: string): Promise<void> {
  await putToStock(transaction, await selectHere.run(transaction, { orderId }));
}
