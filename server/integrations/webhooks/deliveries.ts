import { type RawBuilder, sql } from "kysely";
import type { DeliveryState, WebhookDelivery } from "#contract/integrations/webhooks.ts";
import { type Day, momentOf } from "#contract/values/karachi-time.ts";
import type { Database } from "#database/connect.ts";
import { deleteInBatches } from "#database/delete-in-batches.ts";
import { write, writeFirst } from "#database/query.ts";
import { withTransaction } from "#database/transaction.ts";
import { isUuid } from "#server/platform/queries/is-uuid.ts";
import { listNewestFirst } from "#server/platform/queries/newest-first.ts";
import { recordChange, type StaffContext } from "#server/staff/record-change.ts";

type Row = {
  id: string;
  event: string;
  created_at: Date;
  delivered_at: Date | null;
  given_up_at: Date | null;
  next_attempt_at: Date;
  attempts: number;
  status: number | null;
  took: number | null;
  answer: string;
  problem: string;
};

const stateConditions: Record<DeliveryState, RawBuilder<unknown>> = {
  waiting: sql`d.delivered_at is null and d.given_up_at is null`,
  delivered: sql`d.delivered_at is not null`,
  failed: sql`d.given_up_at is not null`,
};

export function listDeliveries(
  database: Pick<Database, "kysely">,
  { id, state, after }: { id: string; state?: DeliveryState | undefined; after?: string | undefined },
): Promise<{ items: WebhookDelivery[]; next: string | null }> {
  const conditions = [sql`d.webhook_id = ${id}::uuid`, ...(state ? [stateConditions[state]] : [])];
  const columns = sql`d.id, d.event, d.created_at, d.delivered_at, d.given_up_at, d.next_attempt_at, d.attempts, d.status,
    d.took, d.answer, d.problem`;
  return listNewestFirst(database, {
    table: "webhook_deliveries",
    as: "d",
    columns,
    conditions,
    after,
    toItem,
  });
}

function toItem(row: Row): WebhookDelivery {
  const state = row.delivered_at ? "delivered" : row.given_up_at ? "failed" : "waiting";
  return {
    id: row.id,
    event: row.event,
    state,
    tries: row.attempts,
    status: row.status,
    took: row.took,
    answer: row.answer,
    problem: row.problem,
    createdAt: row.created_at.toISOString(),
    deliveredAt: row.delivered_at?.toISOString() ?? null,
    nextTryAt: state === "waiting" ? row.next_attempt_at.toISOString() : null,
  };
}

/** Sends an empty test message like any other; false if the webhook is off. */
export async function sendTest({ pool, staff }: StaffContext, id: string): Promise<boolean> {
  return withTransaction(pool, async (client) => {
    const changed = await write(client)`
      insert into webhook_deliveries (webhook_id, event, subject, data)
      select id, 'test', gen_random_uuid()::text, '{}' from webhooks
      where id = ${id}::uuid and off_since is null returning id`;
    if (changed.length === 0) return false;
    await recordChange(client, {
      staff,
      action: "webhook.test",
      subject: { kind: "webhook", id },
      before: null,
      after: {},
    });
    return true;
  });
}

// A claimed message is left alone; tries count on, so that a dead process's claim stays invalid.
const again = sql`delivered_at = null, given_up_at = null, due_since = now(), next_attempt_at = now()`;
const isFree = sql`(d.taken_until is null or d.taken_until <= now())`;

export async function replayMessage(
  { pool, staff }: StaffContext,
  id: string,
): Promise<{ outcome: "queued" | "unknown" | "off" | "on-its-way" }> {
  if (!isUuid(id)) return { outcome: "unknown" };
  return withTransaction(pool, async (client) => {
    const found = await writeFirst(client)<{ webhookId: string; isOn: boolean; isFree: boolean }>`
      with found as (
        select d.id, w.id as webhook_id, w.off_since is null as is_on, ${isFree} as is_free
        from webhook_deliveries d join webhooks w on w.id = d.webhook_id where d.id = ${id}::uuid for update of d
      ), renewed as (
        update webhook_deliveries d set ${again} from found where d.id = found.id and found.is_on and found.is_free
      )
      select webhook_id as "webhookId", is_on as "isOn", is_free as "isFree" from found`;
    if (!found) return { outcome: "unknown" };
    if (!found.isOn) return { outcome: "off" };
    if (!found.isFree) return { outcome: "on-its-way" };
    const subject = { kind: "webhook", id: found.webhookId };
    await recordChange(client, {
      staff,
      action: "webhook.replay",
      subject,
      before: null,
      after: { message: id },
    });
    return { outcome: "queued" };
  });
}

/** Resends the events of these days in Karachi, both inclusive; returns the number of messages. */
export function replayDays(
  { pool, staff }: StaffContext,
  { id, from, to }: { id: string; from: Day; to: Day },
): Promise<number> {
  return withTransaction(pool, async (client) => {
    const replayed = await write(client)`
      update webhook_deliveries d set ${again}
      where d.webhook_id = ${id}::uuid and d.created_at >= ${momentOf(from, 0)}::timestamptz
        and d.created_at < ${momentOf(to, 24)}::timestamptz and ${isFree} and d.event <> 'test'
      returning d.id`;
    const after = { from, to, messages: replayed.length };
    await recordChange(client, {
      staff,
      action: "webhook.replay",
      subject: { kind: "webhook", id },
      before: null,
      after,
    });
    return replayed.length;
  });
}

/** Messages older than thirty days; returns their number. */
export function deleteExpiredDeliveries(database: Pick<Database, "pool">): Promise<number> {
  return deleteInBatches(
    database,
    "webhook_deliveries",
    sql`created_at < now() - interval '30 days' and due_since < now() - interval '4 days'`,
  );
}
