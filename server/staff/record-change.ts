import { isDeepStrictEqual } from "node:util";
import { sql } from "kysely";
import type { StaffMember } from "#contract/back-office/staff.ts";
import { type Executor, namedQuery, type Param } from "#database/named-query.ts";
import { timeOrderedId } from "#database/time-ordered-id.ts";

/** What something was like, or null when it was not there. */
export type Facts = Readonly<Record<string, unknown>> | null;

export type Change = {
  staff: Pick<StaffMember, "id">;
  /** `<subject>.<verb>`, such as `order.dispatch`. */
  action: string;
  subject: { kind: string; id: string };
  before: Facts;
  after: Facts;
};

type Row = {
  id: string;
  staffId: string;
  action: string;
  kind: string;
  subjectId: string;
  before: string | null;
  after: string | null;
};

const insertEntry = namedQuery(
  "record-change",
  (param: Param<Row>) => sql<Record<string, never>>`
    insert into audit_log (id, staff_id, action, subject_kind, subject_id, before, after)
    values (${param("id")}, ${param("staffId")}, ${param("action")}, ${param("kind")}, ${param("subjectId")},
      ${param("before")}::jsonb, ${param("after")}::jsonb)`,
);

/**
 * Writes one row of the audit log. To be called with the client of the transaction that makes the change, so that there is
 * neither one without the other. Of what was there before and after, only what differs is kept. Throws when a fact is
 * named like a secret: those are not for the log.
 */
export async function recordChange(executor: Executor, change: Change): Promise<void> {
  const { before, after } = differing(change.before, change.after);
  await insertEntry.run(executor, {
    id: nextId(),
    staffId: change.staff.id,
    action: change.action,
    kind: change.subject.kind,
    subjectId: change.subject.id,
    before: asJson(before),
    after: asJson(after),
  });
}

let newest = 0;

/** Several changes of one millisecond stay in their order. */
function nextId(): string {
  newest = Math.max(Date.now(), newest + 1);
  return timeOrderedId(newest);
}

function differing(before: Facts, after: Facts): { before: Facts; after: Facts } {
  if (!before || !after) return { before, after };
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = names.filter((name) => !isDeepStrictEqual(before[name], after[name]));
  const only = (facts: NonNullable<Facts>) =>
    Object.fromEntries(changed.filter((name) => name in facts).map((name) => [name, facts[name]]));
  return { before: only(before), after: only(after) };
}

const secretName = /password|secret|token|digest|hash/i;

function asJson(facts: Facts): string | null {
  if (!facts) return null;
  return JSON.stringify(facts, (name, value: unknown) => {
    if (secretName.test(name)) throw new Error(`The audit log keeps no ${name}.`);
    return value;
  });
}
