import { afterCorrection, type CorrectionReason } from "#contract/catalog/stock.ts";
import { read, writeFirst } from "#database/query.ts";
import { withTransaction } from "#database/transaction.ts";
import { toCentimetre } from "#server/catalog/fabric-stock/cut-pieces.ts";
import { isCounted, moveFabric } from "#server/catalog/fabric-stock/move-fabric.ts";
import { recordChange, type StaffContext } from "#server/staff/record-change.ts";

type Correction = { fabric: string; color: string; reason: CorrectionReason; metres: number };

type Corrected =
  | { outcome: "changed"; onShelf: number }
  | { outcome: "unknown" }
  | { outcome: "too-few"; left: number };

/**
 * Adds, takes away or sets metres, as the reason says. Nobody takes away what is not there; where more was cut than was
 * counted, less is.
 */
export function correctFabric(
  { pool, staff }: StaffContext,
  { fabric, color, reason, metres }: Correction,
): Promise<Corrected> {
  return withTransaction(pool, async (client): Promise<Corrected> => {
    // Locked by the update. Fabric that was cut before anybody counted it is not on the shelf.
    const cloth = await writeFirst(client)<{ id: string; isNew: boolean; metres: number }>`
      with wanted as (
        select f.id as fabric_id, c.id as color_id from fabrics f, colors c
        where f.id::text = ${fabric}::text and c.id::text = ${color}::text
      )
      insert into cloths (fabric_id, color_id) select fabric_id, color_id from wanted
      on conflict (fabric_id, color_id) do update set metres = cloths.metres
      returning id, xmax = 0 as "isNew", metres::double precision as metres`;
    if (!cloth) return { outcome: "unknown" };
    const { id, metres: before, isNew } = cloth;
    const after = toCentimetre(afterCorrection(reason, before, metres));
    if (reason === "damaged" && after < 0) {
      // Nothing is counted by taking away.
      if (isNew) await client.query("delete from cloths where id = $1", [id]);
      return { outcome: "too-few", left: Math.max(before, 0) };
    }
    const [{ is_counted } = { is_counted: false }] = await read(client)<{ is_counted: boolean }>`
      select ${isCounted} as is_counted from cloths c where c.id = ${id}::uuid`;
    const change = { clothId: id, metres: toCentimetre(after - before), reason };
    await moveFabric(client, staff, [{ ...change, orderId: null, itemId: null, joinedWorkAt: null }]);
    await recordChange(client, {
      staff,
      action: `cloth.${reason}`,
      subject: { kind: "cloth", id },
      before: is_counted ? { metres: before } : null,
      after: { metres: after },
    });
    return { outcome: "changed", onShelf: after };
  });
}
