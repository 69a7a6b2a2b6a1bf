import { sql } from "kysely";
import type pg from "pg";
import type { StaffMember } from "#contract/back-office/staff.ts";
import { namedQuery, type Param } from "#database/named-query.ts";
import { timeOrderedId } from "#database/time-ordered-id.ts";
import { withTransaction } from "#database/transaction.ts";
import { isUuid } from "../is-uuid.ts";
import { recordChange } from "../staff/record-change.ts";

type MessageOffice = { pool: pg.Pool; staff: Pick<StaffMember, "id"> };

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

const insertNote = namedQuery(
  "insert-message-note",
  (param: Param<{ id: string; messageId: string; staffId: string; note: string }>) => sql<{ id: string }>`
    insert into message_notes (id, message_id, staff_id, note)
    select ${param("id")}::uuid, id, ${param("staffId")}::uuid, ${param("note")}::text
    from contact_messages where id = ${param("messageId")}::uuid
    returning id`,
);

/** Marks a message as answered, or as open again; who answered first keeps the mark. False when there is none. */
export async function markMessage(
  { pool, staff }: MessageOffice,
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

/** Keeps what staff want to remember of a message; false when there is none. */
export async function addMessageNote(
  { pool, staff }: MessageOffice,
  messageId: string,
  note: string,
): Promise<boolean> {
  if (!isUuid(messageId)) return false;
  return withTransaction(pool, async (client) => {
    const id = timeOrderedId();
    const added = await insertNote.run(client, { id, messageId, staffId: staff.id, note });
    if (added.length === 0) return false;
    await recordChange(client, {
      staff,
      action: "message.addNote",
      subject: { kind: "message", id: messageId },
      before: null,
      // The note itself stays with the message, and goes with it.
      after: { note: id },
    });
    return true;
  });
}
