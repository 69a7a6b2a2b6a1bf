import { type RawBuilder, sql } from "kysely";
import type { AuditEntry } from "#contract/staff/staff.ts";
import { dayNumber, dayOfNumber, momentOf } from "#contract/values/karachi-time.ts";
import type { Database } from "#database/connect.ts";
import { formatOrderNumber, parseOrderNumber } from "#server/platform/order-number.ts";
import { isUuid } from "#server/platform/queries/is-uuid.ts";
import { namesOfIds } from "./audit-names.ts";
import { auditSentence } from "./audit-sentences.ts";
import { type AuditedFields, fieldWord, valueWord } from "./audit-values.ts";

const pageSize = 50;

export type AuditFilter = {
  after?: string | undefined;
  staff?: string | undefined;
  subjectKind?: string | undefined;
  subjectId?: string | undefined;
  order?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

type Row = {
  id: string;
  at: Date;
  staff_id: string;
  staff_name: string;
  action: string;
  subject_kind: string;
  subject_id: string;
  order_number: string | null;
  before: unknown;
  after: unknown;
};

export async function listAuditLog(
  { kysely }: Pick<Database, "kysely">,
  filter: AuditFilter,
): Promise<{ items: AuditEntry[]; next: string | null; people: { id: string; name: string }[] }> {
  const { after, staff, subjectKind, subjectId, order, from, to } = filter;
  const { rows: people } = await sql<{ id: string; name: string }>`
    select id, name from users where role <> 'customer' order by lower(name), id`.execute(kysely);
  if ((staff && !isUuid(staff)) || (after && !isUuid(after))) return { items: [], next: null, people };
  const conditions: RawBuilder<unknown>[] = [sql`true`];
  if (after) conditions.push(sql`l.id < ${after}::uuid`);
  if (staff) conditions.push(sql`l.staff_id = ${staff}::uuid`);
  if (subjectKind) conditions.push(sql`l.subject_kind = ${subjectKind}`);
  if (subjectKind && subjectId) conditions.push(sql`l.subject_id = ${subjectId}`);
  if (order) {
    const number = parseOrderNumber(order) ?? "";
    conditions.push(
      sql`l.subject_kind = 'order' and l.subject_id = (select id::text from orders where number = ${number})`,
    );
  }
  if (from) conditions.push(sql`l.id >= ${firstIdOf(from)}::uuid`);
  if (to) conditions.push(sql`l.id < ${firstIdOf(dayOfNumber(dayNumber(to) + 1))}::uuid`);
  const { rows } = await sql<Row>`
    select l.id, l.at, l.staff_id, u.name as staff_name, l.action, l.subject_kind, l.subject_id, l.before, l.after,
      case when l.subject_kind = 'order' then (
        select number from orders where id = case when l.subject_id ~ '^[0-9a-f-]{36}$' then l.subject_id::uuid end
      ) end as order_number
    from audit_log l join users u on u.id = l.staff_id
    where ${sql.join(conditions, sql` and `)}
    order by l.id desc limit ${pageSize + 1}`.execute(kysely);
  const shown = rows.slice(0, pageSize);
  const names = await namesOfIds({ kysely }, new Set(shown.flatMap(idsOf)));
  const items = shown.map((row) => asEntry(row, names));
  return { items, next: rows.length > pageSize ? (items.at(-1)?.id ?? null) : null, people };
}

/**
 * Ids are in the order of time and begin with their milliseconds, so a range of days is a range of the list's index.
 */
function firstIdOf(day: string): string {
  const time = momentOf(day, 0).getTime().toString(16).padStart(12, "0");
  return `${time.slice(0, 8)}-${time.slice(8)}-0000-0000-000000000000`;
}

function fieldsOf(values: unknown): AuditedFields {
  return typeof values === "object" && values !== null ? (values as AuditedFields) : {};
}

function idsOf({ subject_id, before, after }: Row): string[] {
  return [subject_id, ...textsIn(before), ...textsIn(after)];
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

function asEntry(row: Row, names: ReadonlyMap<string, string>): AuditEntry {
  const number = row.order_number === null ? undefined : formatOrderNumber(row.order_number);
  const [before, after] = [fieldsOf(row.before), fieldsOf(row.after)];
  const nameOf = (id: string) => names.get(id) ?? id;
  const name = number === undefined ? subjectName(row, { before, after }, names) : `order ${number}`;
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return {
    id: row.id,
    at: row.at.toISOString(),
    staff: { id: row.staff_id, name: row.staff_name },
    action: row.action,
    sentence: auditSentence(row.action, { name, before, after, nameOf }),
    subject: { kind: row.subject_kind, id: row.subject_id, ...(number === undefined ? {} : { number }) },
    changes: fields.map((field) => ({
      // Stock has sizes for its fields.
      name: row.subject_kind === "stock" ? field : fieldWord(field),
      before: field in before ? valueWord(field, before[field], nameOf) : null,
      after: field in after ? valueWord(field, after[field], nameOf) : null,
    })),
    before: row.before,
    after: row.after,
  };
}

/** Its name now, the one that it had when it was deleted, or the beginning of its id. */
function subjectName(
  row: Row,
  { before, after }: { before: AuditedFields; after: AuditedFields },
  names: ReadonlyMap<string, string>,
): string {
  const known = names.get(row.subject_id);
  if (known !== undefined) return known;
  const was = [after, before].flatMap(({ name, label, code }) => [name, label, code]);
  const said = was.find((each): each is string => typeof each === "string" && each !== "");
  return said ?? (isUuid(row.subject_id) ? row.subject_id.slice(0, 8) : row.subject_id);
}
