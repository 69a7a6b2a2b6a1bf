import { sql } from "kysely";
import { type Executor, read, write } from "#database/query.ts";

/** Seconds that a lease lasts: longer than a delivery may take, so that only a dead process loses its claim. */
const lease = 60;

/**
 * Concurrent messages to one webhook, or slightly more if claimed at the same moment: a slow one must not occupy all
 * lanes.
 */
const mostAtOnce = 2;

/** Days, and tries, of nothing but failures after which a webhook is switched off. */
const patience = 5;
const triesOfPatience = 20;

export type ClaimedMessage = {
  id: string;
  webhookId: string;
  url: string;
  secret: Buffer;
  oldSecret: Buffer | null;
  event: string;
  data: object;
  at: Date;
  attempts: number;
  /** Seconds since the first try. */
  age: number;
  failures: number;
};

// Messages of one order or product are sent in order: the next waits until the one before is delivered or given up.
export const claim = (executor: Executor) => write(executor)<ClaimedMessage>`
  with due as (
    select d.id from webhooks w cross join lateral (
      select d.id, d.next_attempt_at from webhook_deliveries d
      where d.webhook_id = w.id and d.delivered_at is null and d.given_up_at is null and d.next_attempt_at <= now()
        and not exists (select from webhook_deliveries e where e.webhook_id = d.webhook_id and e.subject = d.subject
          and e.position < d.position and e.delivered_at is null and e.given_up_at is null)
      order by d.position limit 1 for update skip locked) d
    where w.off_since is null and (w.held_until is null or w.held_until <= now())
      and (select count(*) from webhook_deliveries u where u.webhook_id = w.id and u.delivered_at is null
        and u.given_up_at is null and u.taken_until > now()) < ${sql.lit(mostAtOnce)}
    order by d.next_attempt_at limit 1
  )
  update webhook_deliveries d set attempts = attempts + 1,
    next_attempt_at = now() + interval '${sql.lit(lease)} seconds',
    taken_until = now() + interval '${sql.lit(lease)} seconds'
  from due, webhooks w where d.id = due.id and w.id = d.webhook_id
  returning d.id, d.webhook_id as "webhookId", w.url, w.secret, d.event, d.data, d.created_at as at, d.attempts,
    case when w.old_secret_until > now() then w.old_secret end as "oldSecret",
    extract(epoch from now() - d.due_since)::double precision as age, w.failures`;

export type TriedMessage = {
  id: string;
  webhookId: string;
  status: number | null;
  answer: string;
  took: number;
};

export const markDelivered = (executor: Executor, triedMessage: TriedMessage) => write(executor)`
  with well as (
    update webhooks set failing_since = null, failures = 0, held_until = null
    where id = ${triedMessage.webhookId}::uuid and failing_since is not null
  )
  update webhook_deliveries set delivered_at = now(), given_up_at = null, taken_until = null, problem = '',
    status = ${triedMessage.status}::integer, took = ${triedMessage.took}::integer, answer = ${triedMessage.answer}::text
  where id = ${triedMessage.id}::uuid and delivered_at is null`;

type Failed = TriedMessage & {
  attempts: number;
  problem: string;
  /** Seconds; null if given up. */
  wait: number | null;
  /** Seconds of pause for the webhook. */
  hold: number;
};

const isHopeless = sql`(failing_since < now() - interval '${sql.lit(patience)} days' and failures >= ${sql.lit(triesOfPatience)})`;

// The number of tries is an optimistic lock: an expired claim has lost it to the next one.
export const markFailed = (executor: Executor, failed: Failed) => write(executor)<{ isSwitchedOff: boolean }>`
  with failed as (
    update webhook_deliveries set taken_until = null, status = ${failed.status}::integer, took = ${failed.took}::integer,
      answer = ${failed.answer}::text, problem = ${failed.problem}::text,
      given_up_at = case when ${failed.wait}::double precision is null then now() end,
      next_attempt_at = now() + make_interval(secs => coalesce(${failed.wait}::double precision, 0))
    where id = ${failed.id}::uuid and attempts = ${failed.attempts}::integer and delivered_at is null
    returning webhook_id
  )
  update webhooks w set failures = failures + 1, failing_since = coalesce(failing_since, now()),
    held_until = greatest(held_until, now() + make_interval(secs => ${failed.hold}::double precision)),
    off_since = case when ${isHopeless} then now() end,
    off_because = case when ${isHopeless} then 'failures' end
  from failed where w.id = failed.webhook_id and w.off_since is null
  returning w.off_since is not null as "isSwitchedOff"`;

export const findUndelivered = (executor: Executor) => read(executor)<{ isUntold: boolean }>`
  select exists (select from webhooks where off_because = 'failures')
    or exists (select from webhook_deliveries where given_up_at > now() - interval '1 day') as "isUntold"`;
