import { randomUUID } from "node:crypto";
import type pg from "pg";
import { type Executor, read, readFirst, write } from "#database/query.ts";
import { withTransaction } from "#database/transaction.ts";
import { type DeviceOwner, deviceOwnerColumns, isDeviceOf } from "#server/identity/known-device.ts";
import { mailboxOf } from "#server/identity/mailbox-of.ts";
import type { Taken } from "#server/platform/http/rate-counters.ts";
import { addressBlock } from "#server/platform/http/sender.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";
import { queueMail } from "#server/platform/jobs/queue-mail.ts";
import { makeRecoveryLink, recoveryLinkMinutes } from "./password-links.ts";

type RecoveryContext = { app: Pick<ShopApp, "takeOf">; pool: pg.Pool; secretKey: Buffer };
type RecoveryRequest = { email: string; ip: string; device: string | undefined };
type Account = DeviceOwner & { name: string; email: string };

/**
 * Mails a link to choose a password with, if the address is one of active staff and no limit holds. Work and answer are
 * the same for any address. The password and the second factor stay as they are until the link is used.
 */
export function requestStaffRecovery(context: RecoveryContext, request: RecoveryRequest): Promise<void> {
  const email = request.email.toLowerCase();
  return withTransaction(context.pool, async (client) => {
    await read(client)`select pg_advisory_xact_lock(hashtextextended('staff recovery ' || ${email}, 0))`;
    const account = await readFirst(client)<Account>`
      select ${deviceOwnerColumns}, u.name, u.email from users u
      where lower(u.email) = ${email} and u.role <> 'customer' and u.deactivated_at is null`;
    const turn = await takeMail(client, context, { ...request, email }, account);
    if (turn.outcome === "refused") return;
    const { path } = await makeRecoveryLink(client, account?.id ?? null);
    const event = `staff-recovery:${randomUUID()}`;
    const data = { name: account?.name ?? "", path, minutes: recoveryLinkMinutes };
    // Written for every address and rolled back before it is visible, so that the response time reveals nothing.
    const recipient = account?.email ?? email;
    await queueMail(client, { kind: "staff-recovery", event, recipient, data });
    await write(client)`
      delete from outgoing_mails where event = ${event} and ${account?.id ?? null}::uuid is null`;
  });
}

/**
 * Strangers share limits by network and by mailbox; a device on which the member of staff has signed in has its own.
 */
async function takeMail(
  executor: Executor,
  { app, secretKey }: RecoveryContext,
  { email, ip, device }: RecoveryRequest,
  account: Account | undefined,
): Promise<Taken> {
  if (account && isDeviceOf(secretKey, account, device))
    return app.takeOf("recoveryMailsByDevices", account.id, executor);
  const mailbox = `staff ${mailboxOf(email)}`;
  const ofNetwork = await app.takeOf("recoveryMailsByNetwork", `${mailbox}\n${addressBlock(ip)}`, executor);
  if (ofNetwork.outcome === "refused") return ofNetwork;
  return app.takeOf("recoveryMails", mailbox, executor);
}
