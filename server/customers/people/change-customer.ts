import type { CustomerFlag } from "#contract/orders/customer-flags.ts";
import { readFirst, write } from "#database/query.ts";
import { withTransaction } from "#database/transaction.ts";
import { isUuid } from "#server/platform/queries/is-uuid.ts";
import { createAddNote } from "#server/staff/add-note.ts";
import { recordChange, type StaffContext } from "#server/staff/record-change.ts";
import { flagsOf, type MarkColumns } from "./customer-rows.ts";

export async function setFlags(
  { pool, staff }: StaffContext,
  id: string,
  marks: readonly CustomerFlag[],
): Promise<boolean> {
  if (!isUuid(id)) return false;
  return withTransaction(pool, async (client) => {
    const found = await readFirst(client)<MarkColumns>`
      select calls_first, advance_only from people where id = ${id}::uuid for update`;
    if (!found) return false;
    const wanted = { calls_first: marks.includes("callsFirst"), advance_only: marks.includes("advanceOnly") };
    const [before, after] = [flagsOf(found), flagsOf(wanted)];
    if (String(before) === String(after)) return true;
    await write(client)`
      update people set calls_first = ${wanted.calls_first}::boolean, advance_only = ${wanted.advance_only}::boolean
      where id = ${id}::uuid`;
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

export const addCustomerNote = createAddNote({
  kind: "customer",
  table: "people",
  notes: { table: "person_notes", column: "person_id" },
});
