import { type RawBuilder, sql } from "kysely";
import type { z } from "zod";
import type { listMails as contract, MailListState, OfficeMail } from "#contract/notifications/mails.ts";
import type { Database } from "#database/connect.ts";
import { type Executor, read, readFirst } from "#database/query.ts";
import { carriesCode, isEmptied } from "#server/platform/jobs/mail-kinds.ts";
import { listNewestFirst } from "#server/platform/queries/newest-first.ts";
import type { ClaimedMail } from "./outgoing-mails.ts";

type Row = {
  id: string;
  kind: string;
  recipient: string;
  created_at: Date;
  sent_at: Date | null;
  given_up_at: Date | null;
  next_attempt_at: Date;
  attempts: number;
  last_error: string | null;
  isResendable: boolean;
};

const columns = sql`m.id, m.kind, m.recipient, m.created_at, m.sent_at, m.given_up_at, m.next_attempt_at, m.attempts,
  m.last_error, not ${isEmptied} as "isResendable"`;

/** In SQL, of a mail `m`. */
export const failedLately: RawBuilder<boolean> = sql<boolean>`(m.given_up_at > now() - interval '3 days')`;

const stateConditions: Record<MailListState, RawBuilder<unknown>> = {
  waiting: sql`m.sent_at is null and m.given_up_at is null`,
  sent: sql`m.sent_at is not null`,
  failed: sql`m.given_up_at is not null`,
  "failed-lately": failedLately,
};

// The preview of a code or a link must not reveal it.
const hiddenCode = sql.lit(
  JSON.stringify({ code: "••••••", path: "/", minutes: 10, name: "", newEmail: "", mailbox: "new" }),
);

export function listMails(
  database: Pick<Database, "kysely">,
  { q, state, after }: z.output<typeof contract.query>,
): Promise<{ items: OfficeMail[]; next: string | null }> {
  const conditions = [
    ...(q ? [sql`lower(m.recipient) = lower(${q}::text)`] : []),
    ...(state ? [stateConditions[state]] : []),
  ];
  return listNewestFirst(database, { table: "outgoing_mails", as: "m", columns, conditions, after, toItem });
}

export async function readMail(executor: Executor, id: string): Promise<OfficeMail | undefined> {
  const found = await read(executor)<Row>`
    select ${columns} from outgoing_mails m where m.id = ${id}::uuid`;
  return found.map(toItem)[0];
}

export async function readMailContent(executor: Executor, id: string): Promise<ClaimedMail | undefined> {
  const mail = await readFirst(executor)<ClaimedMail>`
    select id, event, kind, recipient, language, created_at as "createdAt", attempts, 0::double precision as age,
      case when ${carriesCode} then ${hiddenCode}::jsonb else data end as data
    from outgoing_mails where id = ${id}::uuid`;
  return mail;
}

function toItem(row: Row): OfficeMail {
  const state = row.sent_at ? "sent" : row.given_up_at ? "failed" : "waiting";
  return {
    id: row.id,
    kind: row.kind,
    recipient: row.recipient,
    state,
    createdAt: row.created_at.toISOString(),
    sentAt: row.sent_at?.toISOString() ?? null,
    nextTryAt: state === "waiting" ? row.next_attempt_at.toISOString() : null,
    tries: row.attempts,
    lastError: row.last_error ?? "",
    isResendable: row.isResendable,
  };
}
