import { sql } from "kysely";
import type { ClothReason } from "#contract/back-office/cloth.ts";
import { type Executor, namedQuery, type Param } from "#database/named-query.ts";
import { timeOrderedId } from "#database/time-ordered-id.ts";

export type ClothMove = {
  clothId: string;
  /** To the centimetre; below 0 where cloth goes. */
  metres: number;
  reason: ClothReason;
  orderId: string | null;
};

// The rows are locked in the order of their ids, so that two transactions that need some of the same never wait for each
// other.
const move = namedQuery(
  "move-cloth",
  (param: Param<{ moves: string; staffId: string }>) => sql<{ id: string; metres: number }>`
    with moves as materialized (
      select * from jsonb_to_recordset(${param("moves")}::jsonb)
        as m (id uuid, "clothId" uuid, metres numeric, reason text, "orderId" uuid)
    ), held as materialized (
      select id from cloths where id in (select "clothId" from moves) order by id for update
    ), noted as (
      insert into cloth_movements (id, cloth_id, metres, reason, order_id, staff_id)
      select m.id, held.id, m.metres, m.reason, m."orderId", ${param("staffId")}::uuid
      from moves m join held on held.id = m."clothId"
    )
    update cloths c set metres = c.metres + sums.metres
    from held join (select "clothId", sum(metres) as metres from moves group by 1) sums on sums."clothId" = held.id
    where c.id = held.id returning c.id, c.metres::double precision as metres`,
);

/** To be called once in a transaction, with all of its moves: what is locked later could wait for somebody who waits for this. */
export function moveCloth(
  transaction: Executor,
  staff: { id: string },
  moves: readonly ClothMove[],
): Promise<{ id: string; metres: number }[]> {
  const noted = moves.map((each) => ({ ...each, id: timeOrderedId() }));
  return move.run(transaction, { moves: JSON.stringify(noted), staffId: staff.id });
}
