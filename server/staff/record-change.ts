import { isDeepStrictEqual } from "node:util";
import type pg from "pg";
import type { StaffMember } from "#contract/staff/staff.ts";
import { type Executor, write } from "#database/query.ts";
import { timeOrderedId } from "#database/time-ordered-id.ts";
import type { AuditAction } from "./audit-sentences.ts";

export type StaffContext = {
  pool: pg.Pool;
  staff: Pick<StaffMember, "id">;
};

export type AuditedValues = Readonly<Record<string, unknown>> | null;

export type Change = {
  staff: StaffContext["staff"];
  /** `<subject>.<verb>`, such as `order.dispatch`. */
  action: AuditAction;
  subject: { kind: string; id: string };
  before: AuditedValues;
  after: AuditedValues;
};

type Entry = {
  id: string;
  staffId: string;
  action: AuditAction;
  kind: string;
  subjectId: string;
  before: AuditedValues;
  after: AuditedValues;
};

/**
 * Writes one row of the audit log. Call it with the client of the transaction that makes the change, so that both
 * commit together. Of the values before and after, only differences are stored. Throws if a fact is named like a
 * secret.
 */
export function recordChange(executor: Executor, change: Change): Promise<void> {
  return recordChanges(executor, [change]);
}

export async function recordChanges(executor: Executor, changes: readonly Change[]): Promise<void> {
  const entries = changes.map(
    ({ staff, action, subject, before, after }): Entry => ({
      id: nextId(),
      staffId: staff.id,
      action,
      kind: subject.kind,
      subjectId: subject.id,
      ...differing(before, after),
    }),
  );
  await write(executor)`
    insert into audit_log (id, staff_id, action, subject_kind, subject_id, before, after)
    select id, "staffId", action, kind, "subjectId", before, after
    from jsonb_to_recordset(${asJson(entries)}::jsonb) as entry (id uuid, "staffId" uuid, action text, kind text,
      "subjectId" text, before jsonb, after jsonb)`;
}

let newest = 0;

/** Changes of one millisecond stay in their order. */
function nextId(): string {
  newest = Math.max(Date.now(), newest + 1);
  return timeOrderedId(newest);
}

function differing(
  before: AuditedValues,
  after: AuditedValues,
): { before: AuditedValues; after: AuditedValues } {
  if (!before || !after) return { before, after };
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = names.filter((name) => !isDeepStrictEqual(before[name], after[name]));
  const only = (facts: NonNullable<AuditedValues>) =>
    Object.fromEntries(changed.filter((name) => name in facts).map((name) => [name, facts[name]]));
  return { before: only(before), after: only(after) };
}

const secretName = /password|secret|token|digest|hash/i;

function asJson(entries: readonly Entry[]): string {
  return JSON.stringify(entries, (name, value: unknown) => {
    if (secretName.test(name)) throw new Error(`The audit log keeps no ${name}.`);
    return value;
  });
}
