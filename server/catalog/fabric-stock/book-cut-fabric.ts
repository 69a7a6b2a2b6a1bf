import { sql } from "kysely";
import { type Executor, read, write } from "#database/query.ts";
import { readGarmentTypes } from "../garment-types/list-garment-types.ts";
import { type CutPieces, fabricColumns, isCut, metresOfPieces } from "./cut-pieces.ts";
import { type FabricMove, moveFabric } from "./move-fabric.ts";

/**
 * In SQL, of a movement `m` and an item `i`: it was noted for the current line, or for the whole order before lines
 * were noted.
 */
const isOfLine = sql`(m.order_id = i.order_id and (m.item_id = i.id or m.item_id is null)
  and m.joined_work_at is not distinct from i.joined_work_at)`;

type CutRow = CutPieces & Pick<FabricMove, "clothId" | "orderId" | "itemId" | "joinedWorkAt">;

type Booked = Pick<FabricMove, "clothId" | "orderId" | "itemId" | "joinedWorkAt" | "metres">;

// Fabric of lines ahead of their order is not put back: they are cut.
const selectBooked = (executor: Executor, orderIds: readonly string[]) => read(executor)<Booked>`
  select m.cloth_id as "clothId", m.order_id as "orderId", m.item_id as "itemId", m.joined_work_at::text as "joinedWorkAt",
    sum(m.metres)::double precision as metres
  from cloth_movements m
  where m.order_id = any(${orderIds}::uuid[])
    and exists (select from order_items i where ${isOfLine} and i.ahead is null)
    and (m.item_id is not null or not exists (select from order_items i where i.order_id = m.order_id and i.ahead is not null))
  group by 1, 2, 3, 4 having sum(m.metres) <> 0`;

type Booking = {
  cut: readonly string[];
  notCut: readonly string[];
};

/**
 * Books the fabric of orders out of stock, as far as garment types state their need, or puts it back, except for
 * lines that stay ahead. Idempotent by line. Call it once in a transaction that has locked the orders.
 */
export async function bookCutFabric(
  transaction: Executor,
  staff: { id: string },
  { cut, notCut }: Booking,
): Promise<void> {
  const booked = notCut.length > 0 ? await selectBooked(transaction, notCut) : [];
  const moves: FabricMove[] = booked.map(({ metres, ...where }) => ({
    ...where,
    metres: -metres,
    reason: "not-cut",
  }));
  if (cut.length > 0) {
    // Uncounted fabric is booked too, so that the amount cut is known.
    await write(transaction)`
      insert into cloths (fabric_id, color_id)
      select distinct f.id, c.id from order_items i
        join fabrics f on f.id::text = i.line -> 'fabric_type' ->> '_id' join colors c on c.id::text = i.line -> 'color' ->> '_id'
      where i.order_id = any(${cut}::uuid[]) and ${isCut} order by 1, 2
      on conflict (fabric_id, color_id) do nothing`;
    const rows = await read(transaction)<CutRow>`
      select c.id as "clothId", i.order_id as "orderId", i.id as "itemId", i.joined_work_at::text as "joinedWorkAt", ${fabricColumns}
      from order_items i
        join cloths c on c.fabric_id::text = i.line -> 'fabric_type' ->> '_id' and c.color_id::text = i.line -> 'color' ->> '_id'
        left join products p on p.id = i.product_id
      where i.order_id = any(${cut}::uuid[]) and ${isCut}
        and coalesce((select sum(m.metres) from cloth_movements m where ${isOfLine}), 0) = 0`;
    const types = rows.length > 0 ? await readGarmentTypes(transaction) : [];
    for (const { clothId, orderId, itemId, joinedWorkAt, ...pieces } of rows) {
      const metres = metresOfPieces(pieces, types);
      if (metres) moves.push({ clothId, orderId, itemId, joinedWorkAt, metres: -metres, reason: "cut" });
    }
  }
  if (moves.length > 0) await moveFabric(transaction, staff, moves);
}
