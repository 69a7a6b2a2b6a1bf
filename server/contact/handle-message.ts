import { readFirst, write } from "#database/query.ts";
import { withTransaction } from "#database/transaction.ts";
import { isUuid } from "#server/platform/queries/is-uuid.ts";
import { createAddNote } from "../staff/add-note.ts";
import { recordChange, type StaffContext } from "../staff/record-change.ts";

export async function markMessage(
  { pool, staff }: StaffContext,
  id: string,
  isAnswered: boolean,
): Promise<boolean> {
  if (!isUuid(id)) return false;
  return withTransaction(pool, async (client) => {
    const found = await readFirst(client)<{ answered: boolean }>`
      select answered_at is not null as answered from contact_messages where id = ${id}::uuid for update`;
    if (!found) return false;
    if (found.answered === isAnswered) return true;
    await write(client)`
      update contact_messages set answered_at = case when ${isAnswered}::boolean then now() end,
        answered_by = case when ${isAnswered}::boolean then ${staff.id}::uuid end
      where id = ${id}::uuid`;
    await recordChange(client, {
      staff,
      action: isAnswered ? "message.answer" : "message.reopen",
      subject: { kind: "message", id },
      before: { isAnswered: !isAnswered },
      after: { isAnswered },
    });
    return true;
  });
}

export const addMessageNote = createAddNote({
  kind: "message",
  table: "contact_messages",
  notes: { table: "message_notes", column: "message_id" },
});
