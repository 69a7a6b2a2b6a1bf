import { type RawBuilder, sql } from "kysely";
import type { FabricMovementReason } from "#contract/workshop/fabric.ts";
import { type Executor, read, write } from "#database/query.ts";
import { timeOrderedId } from "#database/time-ordered-id.ts";

export type FabricMove = {
  clothId: string;
  /** To the centimetre; negative for fabric that leaves. */
  metres: number;
  reason: FabricMovementReason;
  orderId: string | null;
  /** The line it is cut for, as it is since it joined the work (`order_items.joined_work_at`). */
  itemId: string | null;
  joinedWorkAt: string | null;
};

/** In SQL, of a fabric `c`: whether the office has counted it. Until then it has 0 metres, even if some is cut. */
export const isCounted: RawBuilder<boolean> = sql<boolean>`
  (exists (select from cloth_movements m where m.cloth_id = c.id and m.order_id is null))`;

// A statement after the lock, so that a count saved meanwhile is visible.
const move = (executor: Executor, moves: string, staffId: string) => write(executor)`
  with moves as materialized (
    select * from jsonb_to_recordset(${moves}::jsonb)
      as m (id uuid, "clothId" uuid, metres numeric, reason text, "orderId" uuid, "itemId" uuid, "joinedWorkAt" timestamptz)
  ), noted as (
    insert into cloth_movements (id, cloth_id, metres, reason, order_id, item_id, joined_work_at, staff_id)
    select m.id, m."clothId", m.metres, m.reason, m."orderId", m."itemId", m."joinedWorkAt", ${staffId}::uuid from moves m
  )
  update cloths c set metres = c.metres + sums.metres
  from (select "clothId", sum(metres) as metres, bool_or("orderId" is null) as by_office from moves group by 1) sums
  where c.id = sums."clothId" and (sums.by_office or ${isCounted})`;

/** Call once in a transaction with all its moves: a later lock could deadlock. */
export async function moveFabric(
  transaction: Executor,
  staff: { id: string },
  moves: readonly FabricMove[],
): Promise<void> {
  const noted = moves.map((each) => ({ ...each, id: timeOrderedId() }));
  // Lock in the order of ids to avoid deadlocks.
  await read(transaction)`
    select from cloths where id = any(${[...new Set(moves.map(({ clothId }) => clothId))]}::uuid[]) order by id for update`;
  await move(transaction, JSON.stringify(noted), staff.id);
}
