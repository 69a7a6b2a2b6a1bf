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
  createdAt: Date;
  age: number;
  attempts: number;
};

/** Seconds that a claim lasts: longer than a send may take, so that only a process that died loses its mail to another. */
export const lease = 120;

// What carries a secret is emptied as soon as it has been of use, and who has left the shop is known no more.
const emptied = sql`data = case when ${isEmptied} then '{}'::jsonb else data end,
      recipient = case when ${saysFarewell} then '' else recipient end`;

/** Of several processes one alone gets it. */
export async function claimMail(executor: Executor): Promise<ClaimedMail | undefined> {
  const mail = await writeFirst(executor)<ClaimedMail>`
    update outgoing_mails set attempts = attempts + 1, next_attempt_at = now() + interval '${sql.lit(lease)} seconds'
    where id = (
      select id from outgoing_mails
      where sent_at is null and given_up_at is null and next_attempt_at <= now()
      order by next_attempt_at limit 1 for update skip locked)
    returning id, event, kind, recipient, data, created_at as "createdAt",
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
      // The number of tries shows whether the claim still holds: a worker that took too long has lost it to the next one.
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
  // The first condition is what there is an index for.
  return deleteInBatches(
    database,
    "outgoing_mails",
    sql`created_at < now() - interval '30 days' and coalesce(sent_at, given_up_at) < now() - interval '30 days'`,
  );
}
