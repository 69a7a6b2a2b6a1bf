import { sql } from "kysely";
import { write } from "#database/query.ts";
import { timeOrderedId } from "#database/time-ordered-id.ts";
import { withTransaction } from "#database/transaction.ts";
import { isUuid } from "#server/platform/queries/is-uuid.ts";
import { recordChange, type StaffContext } from "./record-change.ts";

type Noted = {
  kind: "order" | "customer" | "message";
  table: string;
  notes: { table: string; column: string };
};

export function createAddNote({ kind, table, notes }: Noted) {
  return async ({ pool, staff }: StaffContext, subjectId: string, note: string): Promise<boolean> => {
    if (!isUuid(subjectId)) return false;
    return withTransaction(pool, async (client) => {
      const id = timeOrderedId();
      const added = await write(client)`
        insert into ${sql.table(notes.table)} (id, ${sql.ref(notes.column)}, staff_id, note)
        select ${id}::uuid, id, ${staff.id}::uuid, ${note}::text
        from ${sql.table(table)} where id = ${subjectId}::uuid
        returning id`;
      if (added.length === 0) return false;
      await recordChange(client, {
        staff,
        action: `${kind}.addNote`,
        subject: { kind, id: subjectId },
        before: null,
        after: { note: id },
      });
      return true;
    });
  };
}
