import { sql } from "kysely";
import type { FabricMovement } from "#contract/workshop/fabric.ts";
import type { Database } from "#database/connect.ts";
import { formatOrderNumber } from "#server/platform/order-number.ts";
import { listNewestFirst } from "#server/platform/queries/newest-first.ts";

type Row = Pick<FabricMovement, "id" | "metres" | "reason" | "staff"> & { at: Date; number: string | null };

export function listMovements(
  database: Pick<Database, "kysely">,
  { fabric, color, after }: { fabric: string; color: string; after?: string | undefined },
): Promise<{ items: FabricMovement[]; next: string | null }> {
  const ofCloth = sql`m.cloth_id in (
    select id from cloths where fabric_id::text = ${fabric}::text and color_id::text = ${color}::text)`;
  return listNewestFirst(database, {
    table: "cloth_movements",
    as: "m",
    conditions: [ofCloth],
    joins: sql`join users u on u.id = m.staff_id left join orders o on o.id = m.order_id`,
    columns: sql`m.id, m.created_at as at, m.metres::double precision as metres, m.reason, o.number, u.name as staff`,
    after,
    toItem: ({ number, at, ...row }: Row): FabricMovement => ({
      ...row,
      at: at.toISOString(),
      OrderID: number === null ? null : formatOrderNumber(number),
    }),
  });
}
