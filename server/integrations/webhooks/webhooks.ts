import { sql } from "kysely";
import type { WebhookEvent } from "#contract/integrations/webhook-messages.ts";
import { mostWebhooks, type OfficeWebhook } from "#contract/integrations/webhooks.ts";
import { type Executor, read, readFirst, write, writeFirst } from "#database/query.ts";
import { timeOrderedId } from "#database/time-ordered-id.ts";
import { withTransaction } from "#database/transaction.ts";
import { isUuid } from "#server/platform/queries/is-uuid.ts";
import { seal } from "#server/platform/secrets/sealed-secret.ts";
import type { AuditAction } from "#server/staff/audit-sentences.ts";
import { recordChange, type StaffContext } from "#server/staff/record-change.ts";
import { sealPurpose } from "./deliver-messages.ts";
import { addressIn, isPublicAddress } from "./public-address.ts";
import { makeSecret, showSecret } from "./sign-message.ts";

const hoursOfOldSecret = 24;

type Office = StaffContext & { secretKey: Buffer; mayGoAnywhere: boolean };
type Chosen = { name: string; url: string; events: WebhookEvent[] };

type Row = Omit<OfficeWebhook, "createdAt" | "since" | "oldSecretUntil" | "lastDeliveredAt"> & {
  created_at: Date;
  since: Date | null;
  old_secret_until: Date | null;
  last_delivered_at: Date | null;
};

const selectWebhooks = (executor: Executor, id: string | null) => read(executor)<Row>`
  select w.id, w.name, w.url, w.events, w.created_at, coalesce(w.off_since, w.failing_since) as since,
    case when w.old_secret_until > now() then w.old_secret_until end as old_secret_until,
    case when w.off_because = 'owner' then 'switched-off' when w.off_because = 'failures' then 'gave-up'
      when w.failing_since is not null then 'failing' else 'on' end as state,
    (select count(*)::integer from webhook_deliveries d where d.webhook_id = w.id and d.delivered_at is null
      and d.given_up_at is null) as waiting,
    (select max(d.delivered_at) from webhook_deliveries d where d.webhook_id = w.id) as last_delivered_at
  from webhooks w where ${id}::uuid is null or w.id = ${id}::uuid order by w.created_at`;

function toWebhook({ created_at, since, old_secret_until, last_delivered_at, ...row }: Row): OfficeWebhook {
  return {
    ...row,
    createdAt: created_at.toISOString(),
    since: since?.toISOString() ?? null,
    oldSecretUntil: old_secret_until?.toISOString() ?? null,
    lastDeliveredAt: last_delivered_at?.toISOString() ?? null,
  };
}

export async function listWebhooks(executor: Executor): Promise<OfficeWebhook[]> {
  return (await selectWebhooks(executor, null)).map(toWebhook);
}

export async function readWebhook(executor: Executor, id: string): Promise<OfficeWebhook | undefined> {
  return isUuid(id) ? (await selectWebhooks(executor, id)).map(toWebhook)[0] : undefined;
}

/** The reason to refuse a typed address; its DNS result is checked at every delivery. */
export function checkUrl(
  typed: string,
  { mayGoAnywhere }: Pick<Office, "mayGoAnywhere">,
): "with-login" | "not-https" | "not-public" | undefined {
  const url = new URL(typed);
  if (url.username !== "" || url.password !== "") return "with-login";
  if (mayGoAnywhere) return undefined;
  if (url.protocol !== "https:") return "not-https";
  const address = addressIn(url);
  return address === undefined || isPublicAddress(address) ? undefined : "not-public";
}

/** The log has the host alone: the path of an address may be a secret. */
const audited = ({ name, url, events }: Chosen) => ({ name, host: new URL(url).host, events });

type WithSecret = { outcome: "made"; id: string; secret: string };

/** The secret is shown once, and stored encrypted. */
export function createWebhook(
  { pool, staff, secretKey }: Office,
  chosen: Chosen,
): Promise<WithSecret | { outcome: "too-many" }> {
  const id = timeOrderedId();
  const secret = makeSecret();
  return withTransaction<WithSecret | { outcome: "too-many" }>(pool, async (client) => {
    const sealed = seal({ secretKey, purpose: sealPurpose, owner: id }, secret);
    // Counted in the inserting statement, so that two owners cannot exceed the limit together.
    const made = await writeFirst(client)<{ id: string }>`
      insert into webhooks (id, name, url, events, secret)
      select ${id}::uuid, ${chosen.name}::text, ${chosen.url}::text, ${chosen.events}::text[],
        ${sealed}::bytea
      where (select count(*) from webhooks) < ${sql.lit(mostWebhooks)} returning id`;
    if (!made) return { outcome: "too-many" };
    const change = { staff, action: "webhook.create" as const, subject: { kind: "webhook", id } };
    await recordChange(client, { ...change, before: null, after: audited(chosen) });
    return { outcome: "made", id, secret: showSecret(secret) };
  });
}

/** Changes a locked webhook and records it in the audit log; undefined if unknown. */
function change(
  { pool, staff }: StaffContext,
  { id, action }: { id: string; action: AuditAction },
  work: (
    client: Executor,
    before: Chosen & { isOn: boolean },
  ) => Promise<Pick<Parameters<typeof recordChange>[1], "before" | "after">>,
): Promise<OfficeWebhook | undefined> {
  if (!isUuid(id)) return Promise.resolve(undefined);
  return withTransaction(pool, async (client) => {
    const before = await readFirst(client)<Chosen & { isOn: boolean }>`
      select name, url, events, off_since is null as "isOn" from webhooks where id = ${id}::uuid for update`;
    if (!before) return undefined;
    const webhook = await readWebhook(client, id);
    const values = await work(client, before);
    await recordChange(client, { staff, action, subject: { kind: "webhook", id }, ...values });
    return (await readWebhook(client, id)) ?? webhook;
  });
}

export function updateWebhook(office: StaffContext, { id, ...chosen }: Chosen & { id: string }) {
  return change(office, { id, action: "webhook.update" }, async (client, before) => {
    await write(client)`
      update webhooks set name = ${chosen.name}::text, url = ${chosen.url}::text, events = ${chosen.events}::text[],
        held_until = null
      where id = ${id}::uuid`;
    return { before: audited(before), after: audited(chosen) };
  });
}

export function switchWebhook(office: StaffContext, { id, isOn }: { id: string; isOn: boolean }) {
  return change(office, { id, action: "webhook.switch" }, async (client, before) => {
    // Switching on resets failures and tries at once.
    await write(client)`
      update webhooks set off_since = case when not ${isOn}::boolean then now() end,
        off_because = case when not ${isOn}::boolean then 'owner' end,
        failing_since = null, failures = 0, held_until = null
      where id = ${id}::uuid`;
    return { before: { isOn: before.isOn }, after: { isOn } };
  });
}

/** Returns a new secret; the previous one also signs for a day. Undefined if there is no such webhook. */
export async function renewSecret(
  office: Office,
  id: string,
): Promise<{ id: string; secret: string } | undefined> {
  const secret = makeSecret();
  const webhook = await change(office, { id, action: "webhook.renewSecret" }, async (client, { name }) => {
    const sealed = seal({ secretKey: office.secretKey, purpose: sealPurpose, owner: id }, secret);
    await write(client)`
      update webhooks set old_secret = secret, old_secret_until = now() + interval '${sql.lit(hoursOfOldSecret)} hours',
        secret = ${sealed}::bytea
      where id = ${id}::uuid`;
    return { before: null, after: { name } };
  });
  return webhook && { id, secret: showSecret(secret) };
}

export function removeWebhook(office: StaffContext, id: string) {
  return change(office, { id, action: "webhook.remove" }, async (client, before) => {
    await write(client)`delete from webhooks where id = ${id}::uuid`;
    return { before: audited(before), after: null };
  });
}
