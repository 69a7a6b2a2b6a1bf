import { sql } from "kysely";
import type { Database } from "#database/connect.ts";
import { deleteInBatches } from "#database/delete-in-batches.ts";
import { type Executor, write, writeFirst } from "#database/query.ts";
import { isEmptied, saysFarewell } from "#server/platform/jobs/mail-kinds.ts";

export type ClaimedMail = {
  id: string;
  event: string;
  kind: string;
  recipient: string;
  data: unknown;
  /** Of the account that it is about; null for other mails. */
  language: string | null;
  createdAt: Date;
  age: number;
  attempts: number;
};

/** Seconds that a lease lasts: longer than a send may take, so that only a dead process loses its mail to another. */
export const lease = 120;

// Secrets are erased once used, and the address of former staff once mailed.
const emptied = sql`data = case when ${isEmptied} then '{}'::jsonb else data end,
      recipient = case when ${saysFarewell} then '' else recipient end`;

/** One process alone gets a mail. */
export async function claimMail(executor: Executor): Promise<ClaimedMail | undefined> {
  const mail = await writeFirst(executor)<ClaimedMail>`
    update outgoing_mails set attempts = attempts + 1, next_attempt_at = now() + interval '${sql.lit(lease)} seconds'
    where id = (
      select id from outgoing_mails
      where sent_at is null and given_up_at is null and next_attempt_at <= now()
      order by next_attempt_at limit 1 for update skip locked)
    returning id, event, kind, recipient, data, language, created_at as "createdAt",
      extract(epoch from now() - created_at)::double precision as age, attempts`;
  return mail;
}

export type Outcome =
  | { outcome: "sent" }
  | { outcome: "put-off"; wait: number; reason: string }
  | { outcome: "given-up"; reason: string };

export async function settleMail(executor: Executor, mail: ClaimedMail, result: Outcome): Promise<void> {
  const { id, attempts } = mail;
  switch (result.outcome) {
    case "sent":
      await write(executor)`
        update outgoing_mails set sent_at = now(), given_up_at = null, last_error = null, ${emptied}
        where id = ${id}::uuid and sent_at is null`;
      return;
    case "put-off":
      // The number of tries is an optimistic lock: a worker whose lease has expired has lost it.
      await write(executor)`
        update outgoing_mails
        set next_attempt_at = now() + make_interval(secs => ${result.wait / 1_000}::double precision),
          last_error = ${result.reason}::text
        where id = ${id}::uuid and attempts = ${attempts}::integer and sent_at is null`;
      return;
    case "given-up":
      await write(executor)`
        update outgoing_mails set given_up_at = now(), last_error = ${result.reason}::text, ${emptied}
        where id = ${id}::uuid and attempts = ${attempts}::integer and sent_at is null`;
  }
}

export function deleteExpiredMails(database: Pick<Database, "pool">): Promise<number> {
  // The first condition matches the index.
  return deleteInBatches(
    database,
    "outgoing_mails",
    sql`created_at < now() - interval '30 days' and coalesce(sent_at, given_up_at) < now() - interval '30 days'`,
  );
}
