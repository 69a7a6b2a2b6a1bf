import { type RawBuilder, sql } from "kysely";
import type { MessageNote, OfficeMessage } from "#contract/customers/messages.ts";
import type { Database } from "#database/connect.ts";
import { type Executor, read, readFirst } from "#database/query.ts";
import { listNewestFirst } from "#server/platform/queries/newest-first.ts";

type Row = {
  id: string;
  name: string;
  email: string;
  phone: string;
  message: string;
  created_at: Date;
  answered_at: Date | null;
  answered_by: string | null;
};

const columns = sql`m.id, m.name, m.email, m.phone, m.message, m.created_at, m.answered_at, u.name as answered_by`;
const joins = sql`left join users u on u.id = m.answered_by`;

const stateConditions: Record<"open" | "answered", RawBuilder<unknown>> = {
  open: sql`m.answered_at is null`,
  answered: sql`m.answered_at is not null`,
};

export function listMessages(
  database: Pick<Database, "kysely">,
  { state, after }: { state?: "open" | "answered" | undefined; after?: string | undefined },
): Promise<{ items: OfficeMessage[]; next: string | null }> {
  const conditions = state ? [stateConditions[state]] : [];
  return listNewestFirst(database, {
    table: "contact_messages",
    as: "m",
    joins,
    columns,
    conditions,
    after,
    toItem,
  });
}

export async function readMessage(
  executor: Executor,
  id: string,
): Promise<{ message: OfficeMessage; notes: MessageNote[] } | undefined> {
  const row = await readFirst(executor)<Row>`
    select ${columns} from contact_messages m ${joins} where m.id = ${id}::uuid`;
  if (!row) return undefined;
  const notes = await read(executor)<Omit<MessageNote, "at"> & { at: Date }>`
    select n.id, n.note, n.at, u.name from message_notes n join users u on u.id = n.staff_id
    where n.message_id = ${id}::uuid order by n.id`;
  return { message: toItem(row), notes: notes.map((note) => ({ ...note, at: note.at.toISOString() })) };
}

function toItem({ created_at, answered_at, answered_by, ...row }: Row): OfficeMessage {
  const { id, name, email, phone, message } = row;
  const answered = answered_at && { at: answered_at.toISOString(), name: answered_by ?? "" };
  return { id, name, email, phone, message, createdAt: created_at.toISOString(), answered };
}
