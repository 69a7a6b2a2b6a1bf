import { sql } from "kysely";
import type { CorrectionReason } from "#contract/back-office/stock.ts";
import { namedQuery, type Param } from "#database/named-query.ts";
import { withTransaction } from "#database/transaction.ts";
import { recordChange, type StaffContext } from "../staff/record-change.ts";
import { moveCloth } from "./move-cloth.ts";

type Correction = { fabric: string; color: string; reason: CorrectionReason; change: number };

const findCloth = namedQuery(
  "begin-cloth",
  (param: Param<{ fabric: string; color: string }>) => sql<{ id: string; isNew: boolean; metres: number }>`
    with wanted as (
      select f.id as fabric_id, c.id as color_id from fabrics f, colors c
      where f.id::text = ${param("fabric")}::text and c.id::text = ${param("color")}::text
    )
    insert into cloths (fabric_id, color_id) select fabric_id, color_id from wanted
    on conflict (fabric_id, color_id) do update set metres = cloths.metres
    returning id, xmax = 0 as "isNew", metres::double precision as metres`,
);

type Corrected =
  | { outcome: "changed"; onShelf: number }
  | { outcome: "unknown" }
  | { outcome: "too-few"; left: number };

/** Nobody takes away what is not there; where more was cut than was counted, less is. */
export function correctCloth(
  { pool, staff }: StaffContext,
  { fabric, color, reason, change }: Correction,
): Promise<Corrected> {
  return withTransaction(pool, async (client): Promise<Corrected> => {
    const [cloth] = await findCloth.run(client, { fabric, color });
    if (!cloth) return { outcome: "unknown" };
    const { id, metres, isNew } = cloth;
    if (change < 0 && metres + change < 0) {
      // Nothing is counted by taking away.
      if (isNew) await client.query("delete from cloths where id = $1", [id]);
      return { outcome: "too-few", left: metres };
    }
    if (change === 0 && !isNew) return { outcome: "changed", onShelf: metres };
    await moveCloth(client, staff, [{ clothId: id, metres: change, reason, orderId: null }]);
    const onShelf = Math.round((metres + change) * 100) / 100;
    await recordChange(client, {
      staff,
      action: `cloth.${reason}`,
      subject: { kind: "cloth", id },
      before: isNew ? null : { metres },
      after: { metres: onShelf },
    });
    return { outcome: "changed", onShelf };
  });
}
