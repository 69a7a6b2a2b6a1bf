import { sql } from "kysely";
import { namedQuery, type Param } from "#database/named-query.ts";
import { withTransaction } from "#database/transaction.ts";
import { isUuid } from "#server/platform/queries/is-uuid.ts";
import { createAddNote } from "../staff/add-note.ts";
import { recordChange, type StaffContext } from "../staff/record-change.ts";

const lockMessage = namedQuery(
  "lock-contact-message",
  (param: Param<{ id: string }>) => sql<{ answered: boolean }>`
    select answered_at is not null as answered from contact_messages where id = ${param("id")}::uuid for update`,
);

const setAnswered = namedQuery(
  "set-message-answered",
  (param: Param<{ id: string; answered: boolean; staffId: string }>) => sql<Record<string, never>>`
    update contact_messages set answered_at = case when ${param("answered")}::boolean then now() end,
      answered_by = case when ${param("answered")}::boolean then ${param("staffId")}::uuid end
    where id = ${param("id")}::uuid`,
);

export async function markMessage(
  { pool, staff }: StaffContext,
  id: string,
  isAnswered: boolean,
): Promise<boolean> {
  if (!isUuid(id)) return false;
  return withTransaction(pool, async (client) => {
    const [found] = await lockMessage.run(client, { id });
    if (!found) return false;
    if (found.answered === isAnswered) return true;
    await setAnswered.run(client, { id, answered: isAnswered, staffId: staff.id });
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
