import { sql } from "kysely";
import { type Executor, namedQuery, type Param } from "#database/named-query.ts";
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

const claim = namedQuery(
  "claim-mail",
  () => sql<ClaimedMail>`
    update outgoing_mails set attempts = attempts + 1, next_attempt_at = now() + interval '${sql.lit(lease)} seconds'
    where id = (
      select id from outgoing_mails
      where sent_at is null and given_up_at is null and next_attempt_at <= now()
      order by next_attempt_at limit 1 for update skip locked)
    returning id, event, kind, recipient, data, created_at as "createdAt",
      extract(epoch from now() - created_at)::double precision as age, attempts`,
);

// What carries a secret is emptied as soon as it has been of use, and who has left the shop is known no more.
const emptied = sql`data = case when ${isEmptied} then '{}'::jsonb else data end,
      recipient = case when ${saysFarewell} then '' else recipient end`;

const markSent = namedQuery(
  "mark-mail-sent",
  (param: Param<{ id: string }>) => sql<object>`
    update outgoing_mails set sent_at = now(), given_up_at = null, last_error = null, ${emptied}
    where id = ${param("id")}::uuid and sent_at is null`,
);

type Failure = { id: string; attempts: number; reason: string };

// The number of tries shows whether the claim still holds: a worker that took too long has lost it to the next one.
const putOff = namedQuery(
  "put-off-mail",
  (param: Param<Failure & { wait: number }>) => sql<object>`
    update outgoing_mails
    set next_attempt_at = now() + make_interval(secs => ${param("wait")}::double precision),
      last_error = ${param("reason")}::text
    where id = ${param("id")}::uuid and attempts = ${param("attempts")}::integer and sent_at is null`,
);

const giveUp = namedQuery(
  "give-up-mail",
  (param: Param<Failure>) => sql<object>`
    update outgoing_mails set given_up_at = now(), last_error = ${param("reason")}::text, ${emptied}
    where id = ${param("id")}::uuid and attempts = ${param("attempts")}::integer and sent_at is null`,
);

/** Of several processes one alone gets it. */
export async function claimMail(executor: Executor): Promise<ClaimedMail | undefined> {
  const [mail] = await claim.run(executor, {});
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
      await markSent.run(executor, { id });
      return;
    case "put-off":
      await putOff.run(executor, { id, attempts, reason: result.reason, wait: result.wait / 1_000 });
      return;
    case "given-up":
      await giveUp.run(executor, { id, attempts, reason: result.reason });
  }
}
