import type { Executor } from "#database/query.ts";
import { withTransaction } from "#database/transaction.ts";
import { recordChange, type StaffContext } from "./record-change.ts";

type OrderedRows = {
  table: "categories" | "colors" | "fabrics" | "threads" | "size_charts" | "garment_types" | "options";
  kind: "category" | "color" | "fabric" | "thread" | "sizeChart" | "garmentType" | "option";
  names: (executor: Executor) => Promise<string[]>;
};

/** Unnamed rows follow in their previous order. The audit log has both orders. */
export function reorderRows(
  { pool, staff }: StaffContext,
  { table, kind, names }: OrderedRows,
  ids: readonly string[],
): Promise<void> {
  return withTransaction(pool, async (client) => {
    await client.query(`lock table ${table} in share row exclusive mode`);
    const before = { order: await names(client) };
    await client.query(
      `update ${table} t set position = o.place - 1 from (
         select l.id, row_number() over (order by c.place nulls last, l.position, l.id) as place
         from ${table} l left join unnest($1::text[]) with ordinality as c (id, place) on lower(c.id) = l.id::text) o
       where o.id = t.id and t.position is distinct from o.place - 1`,
      [ids],
    );
    const after = { order: await names(client) };
    const subject = { kind, id: "all" };
    await recordChange(client, { staff, action: `${kind}.reorder`, subject, before, after });
  });
}
