import { sql } from "kysely";
import type { PersonMark } from "#contract/orders/person-marks.ts";
import { namedQuery, type Param } from "#database/named-query.ts";
import { withTransaction } from "#database/transaction.ts";
import { isUuid } from "#server/platform/queries/is-uuid.ts";
import { createAddNote } from "#server/staff/add-note.ts";
import { recordChange, type StaffContext } from "#server/staff/record-change.ts";
import { type MarkColumns, marksOf } from "./person-rows.ts";

const lockMarks = namedQuery(
  "lock-marks-of-person",
  (param: Param<{ id: string }>) => sql<MarkColumns>`
    select calls_first, advance_only from people where id = ${param("id")}::uuid for update`,
);

const updateMarks = namedQuery(
  "set-marks-of-person",
  (param: Param<{ id: string; callsFirst: boolean; advanceOnly: boolean }>) => sql<Record<string, never>>`
    update people set calls_first = ${param("callsFirst")}::boolean, advance_only = ${param("advanceOnly")}::boolean
    where id = ${param("id")}::uuid`,
);

export async function setMarks(
  { pool, staff }: StaffContext,
  id: string,
  marks: readonly PersonMark[],
): Promise<boolean> {
  if (!isUuid(id)) return false;
  return withTransaction(pool, async (client) => {
    const [found] = await lockMarks.run(client, { id });
    if (!found) return false;
    const wanted = { calls_first: marks.includes("callsFirst"), advance_only: marks.includes("advanceOnly") };
    const [before, after] = [marksOf(found), marksOf(wanted)];
    if (String(before) === String(after)) return true;
    await updateMarks.run(client, { id, callsFirst: wanted.calls_first, advanceOnly: wanted.advance_only });
    await recordChange(client, {
      staff,
      action: "customer.setMarks",
      subject: { kind: "customer", id },
      before: { marks: before },
      after: { marks: after },
    });
    return true;
  });
}

export const addPersonNote = createAddNote({
  kind: "customer",
  table: "people",
  notes: { table: "person_notes", column: "person_id" },
});
