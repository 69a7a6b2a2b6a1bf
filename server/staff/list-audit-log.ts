import { type RawBuilder, sql } from "kysely";
import type { AuditEntry } from "#contract/back-office/staff.ts";
import type { Database } from "#database/connect.ts";
import { isUuid } from "../is-uuid.ts";

const pageSize = 50;

export type AuditFilter = {
  /** The id of the last entry of the page before. */
  after?: string | undefined;
  staff?: string | undefined;
  subjectKind?: string | undefined;
  subjectId?: string | undefined;
};

type Row = {
  id: string;
  at: Date;
  staff_id: string;
  staff_name: string;
  action: string;
  subject_kind: string;
  subject_id: string;
  before: unknown;
  after: unknown;
};

/** What staff has changed, newest first; each filter has an index in this order. */
export async function listAuditLog(
  { kysely }: Pick<Database, "kysely">,
  filter: AuditFilter,
): Promise<{ items: AuditEntry[]; next: string | null }> {
  const { after, staff, subjectKind, subjectId } = filter;
  // An id of nobody finds nothing, as any other.
  if ((staff && !isUuid(staff)) || (after && !isUuid(after))) return { items: [], next: null };
  const conditions: RawBuilder<unknown>[] = [sql`true`];
  if (after) conditions.push(sql`l.id < ${after}::uuid`);
  if (staff) conditions.push(sql`l.staff_id = ${staff}::uuid`);
  if (subjectKind) conditions.push(sql`l.subject_kind = ${subjectKind}`);
  if (subjectKind && subjectId) conditions.push(sql`l.subject_id = ${subjectId}`);
  const { rows } = await sql<Row>`
    select l.id, l.at, l.staff_id, u.name as staff_name, l.action, l.subject_kind, l.subject_id, l.before, l.after
    from audit_log l join users u on u.id = l.staff_id
    where ${sql.join(conditions, sql` and `)}
    order by l.id desc limit ${pageSize + 1}`.execute(kysely);
  const items = rows.slice(0, pageSize).map(asEntry);
  return { items, next: rows.length > pageSize ? (items.at(-1)?.id ?? null) : null };
}

function asEntry(row: Row): AuditEntry {
  return {
    id: row.id,
    at: row.at.toISOString(),
    staff: { id: row.staff_id, name: row.staff_name },
    action: row.action,
    subject: { kind: row.subject_kind, id: row.subject_id },
    before: row.before,
    after: row.after,
  };
}
