import { sql } from "kysely";
import { type Executor, namedQuery, type Param } from "#database/named-query.ts";
import { readGarmentTypes } from "../garments/list-garment-types.ts";
import { type CutPieces, clothColumns, isCut, metresOfPieces } from "./cut-pieces.ts";
import { type ClothMove, moveCloth } from "./move-cloth.ts";

type CutRow = CutPieces & { clothId: string; orderId: string };

const selectCut = namedQuery(
  "read-cut-cloth",
  (param: Param<{ orderIds: readonly string[] }>) => sql<CutRow>`
    select c.id as "clothId", i.order_id as "orderId", ${clothColumns}
    from order_items i
      join cloths c on c.fabric_id::text = i.line -> 'fabric_type' ->> '_id' and c.color_id::text = i.line -> 'color' ->> '_id'
      left join products p on p.id = i.product_id
    where i.order_id = any(${param("orderIds")}::uuid[]) and ${isCut}`,
);

const selectBooked = namedQuery(
  "read-booked-cloth",
  (param: Param<{ orderIds: readonly string[] }>) => sql<{
    clothId: string;
    orderId: string;
    metres: number;
  }>`
    select cloth_id as "clothId", order_id as "orderId", sum(metres)::double precision as metres from cloth_movements
    where order_id = any(${param("orderIds")}::uuid[]) group by 1, 2 having sum(metres) <> 0`,
);

type Booking = {
  cut: readonly string[];
  notCut: readonly string[];
};

/**
 * Takes the cloth of orders off the shelf, as far as it is counted and the merchant has said what a garment takes, or lays it
 * back. An order whose cloth is taken already takes none again. To be called once in a transaction, which holds the orders.
 */
export async function bookCutCloth(
  transaction: Executor,
  staff: { id: string },
  { cut, notCut }: Booking,
): Promise<void> {
  const orderIds = [...cut, ...notCut];
  if (orderIds.length === 0) return;
  const booked = await selectBooked.run(transaction, { orderIds });
  const isBooked = new Set(booked.map(({ orderId }) => orderId));
  const isBack = new Set(notCut);
  const moves: ClothMove[] = booked
    .filter(({ orderId }) => isBack.has(orderId))
    .map(({ metres, ...where }) => ({ ...where, metres: -metres, reason: "not-cut" }));
  const rows = await selectCut.run(transaction, { orderIds: cut.filter((id) => !isBooked.has(id)) });
  const types = rows.length > 0 ? await readGarmentTypes(transaction) : [];
  for (const { clothId, orderId, ...pieces } of rows) {
    const metres = metresOfPieces(pieces, types);
    if (metres) moves.push({ clothId, orderId, metres: -metres, reason: "cut" });
  }
  if (moves.length > 0) await moveCloth(transaction, staff, moves);
}
