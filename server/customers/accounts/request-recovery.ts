import { randomBytes, randomUUID } from "node:crypto";
import type pg from "pg";
import { type Executor, read, readFirst, write } from "#database/query.ts";
import { withTransaction } from "#database/transaction.ts";
import { isDeviceOf } from "#server/identity/known-device.ts";
import { mailboxOf } from "#server/identity/mailbox-of.ts";
import type { Taken } from "#server/platform/http/rate-counters.ts";
import { addressBlock } from "#server/platform/http/sender.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";
import { queueMail } from "#server/platform/jobs/queue-mail.ts";
import { isUuid } from "#server/platform/queries/is-uuid.ts";
import { digestOfCode, makeCode, recoveryMinutes, triesPerRecovery } from "./recovery-code.ts";

export type RecoveryContext = { app: Pick<ShopApp, "takeOf">; pool: pg.Pool; secretKey: Buffer };

const secondsBetweenCodes = 60;

type Facts = {
  user_id: string | null;
  device_epoch: number;
  is_proven: boolean;
  user_email: string | null;
  failures: number;
  live: number;
  recent: number;
};
type Recovery = { id: string; email: string; userId: string | null; digest: Buffer | null; minutes: number };

const findFacts = (executor: Executor, seconds: number, email: string) => readFirst(executor)<Facts>`
  select u.id as user_id, u.email as user_email, u.device_epoch, u.email_proven_at is not null as is_proven, earlier.failures, earlier.live, earlier.recent
  from (
    select coalesce(sum(tries - (verified_at is not null)::integer + foreign_tries), 0) as failures,
      count(*) filter (where expires_at > now() and used_at is null) as live,
      count(*) filter (where created_at > now() - ${seconds}::float8 * interval '1 second') as recent
    from recoveries
    where email = ${email} and code_digest is not null and created_at > now() - interval '1 day'
  ) earlier left join users u on lower(u.email) = ${email} and u.role = 'customer'`;

const insertRecovery = (executor: Executor, recovery: Recovery) => write(executor)`
  insert into recoveries (id, email, user_id, code_digest, expires_at)
  values (${recovery.id}, ${recovery.email}, ${recovery.userId}, ${recovery.digest},
    now() + ${recovery.minutes}::float8 * interval '1 minute')`;

export type RecoveryRequest = {
  email: string;
  ownId: string | undefined;
  ip: string;
  device: string | undefined;
};

/**
 * Starts a password recovery for a customer's e-mail address and returns its opaque id. Mails a code if the address
 * has an account and no limit holds; answer and work are the same in either case, so neither is revealed. Without a
 * new code the browser continues its own recovery, so that a code on its way stays usable. Strangers share limits by
 * network and by mailbox; a device on which the owner has logged in has its own.
 */
export async function requestRecovery(context: RecoveryContext, request: RecoveryRequest): Promise<string> {
  const email = request.email.toLowerCase();
  return withTransaction(context.pool, async (client) => {
    await read(client)`select pg_advisory_xact_lock(hashtextextended('recovery ' || ${email}, 0))`;
    const facts = await findFacts(client, secondsBetweenCodes, email);
    if (facts && (await isTimeForCode(client, context, request, facts))) {
      return sendCode(client, context, email, facts);
    }
    const own = await findOwnRecovery(client, email, request.ownId);
    return own ?? beginWithoutCode(client, email);
  });
}

async function isTimeForCode(
  executor: Executor,
  context: RecoveryContext,
  request: RecoveryRequest,
  facts: Facts,
): Promise<boolean> {
  if (facts.recent > 0) return false;
  return (await takeMail(executor, context, request, facts)).outcome === "taken";
}

async function takeMail(
  executor: Executor,
  { app, secretKey }: RecoveryContext,
  { email, ip, device }: RecoveryRequest,
  { user_id: id, device_epoch: deviceEpoch, is_proven: isProven }: Facts,
): Promise<Taken> {
  if (id !== null && isDeviceOf(secretKey, { id, deviceEpoch, isProven }, device))
    return app.takeOf("recoveryMailsByDevices", id, executor);
  const mailbox = mailboxOf(email);
  const ofNetwork = await app.takeOf("recoveryMailsByNetwork", `${mailbox}\n${addressBlock(ip)}`, executor);
  if (ofNetwork.outcome === "refused") return ofNetwork;
  return app.takeOf("recoveryMails", mailbox, executor);
}

async function sendCode(
  executor: Executor,
  { secretKey }: RecoveryContext,
  email: string,
  facts: Facts,
): Promise<string> {
  const id = randomUUID();
  const code = makeCode(facts);
  // An address without an account gets a digest that no code has.
  const userId = facts.user_id;
  const digest = userId === null ? randomBytes(32) : digestOfCode(secretKey, id, code);
  const minutes = recoveryMinutes;
  await insertRecovery(executor, { id, email, userId, digest, minutes });
  // To the account's own address, never a typed spelling of it.
  const recipient = facts.user_email ?? email;
  const event = `recovery-code:${id}`;
  // Written for every address and rolled back before it is visible, so that the response time reveals nothing.
  await queueMail(executor, { kind: "recovery-code", event, recipient, data: { code, minutes } });
  await write(executor)`
    delete from outgoing_mails where event = ${event} and ${userId}::uuid is null`;
  return id;
}

async function findOwnRecovery(executor: Executor, email: string, ownId: string | undefined) {
  if (ownId === undefined || !isUuid(ownId)) return undefined;
  const own = await readFirst(executor)<{ id: string }>`
    select id from recoveries
    where id = ${ownId}::uuid and email = ${email} and expires_at > now()
      and verified_at is null and used_at is null and tries < ${triesPerRecovery}`;
  return own?.id;
}

async function beginWithoutCode(executor: Executor, email: string): Promise<string> {
  const id = randomUUID();
  await insertRecovery(executor, { id, email, userId: null, digest: null, minutes: recoveryMinutes });
  return id;
}
