import { randomUUID } from "node:crypto";
import type pg from "pg";
import { internationalPhone } from "#contract/values/phone.ts";
import { type Executor, readFirst, write } from "#database/query.ts";
import { withTransaction } from "#database/transaction.ts";
import { mailboxOf } from "#server/identity/mailbox-of.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";
import { queueMail } from "#server/platform/jobs/queue-mail.ts";

type Found = { id: string; email: string };

const findByEmail = (executor: Executor, email: string) => readFirst(executor)<Found>`
  select id, email from orders where lower(email) = lower(${email}::text) order by created_at desc limit 1`;

const findByPhone = (executor: Executor, phone: string) => readFirst(executor)<Found>`
  select id, email from orders where international_phone(phone) = ${phone}::text and ${phone}::text <> '' and email <> ''
  order by created_at desc limit 1`;

/**
 * Mails the orders of a phone or an e-mail address, in any spelling, to the mailbox of the newest one. Answer and work
 * are the same where there are none, so nobody learns which addresses have ordered.
 */
export function sendOwnOrders(
  { app, pool }: { app: Pick<ShopApp, "takeOf">; pool: pg.Pool },
  contact: string,
): Promise<void> {
  return withTransaction(pool, async (client) => {
    const order = contact.includes("@")
      ? await findByEmail(client, contact)
      : await findByPhone(client, internationalPhone(contact));
    const recipient = order?.email ?? contact;
    const taken = await app.takeOf("ownOrderMails", mailboxOf(recipient), client);
    if (taken.outcome === "refused") return;
    const event = `own-orders:${randomUUID()}`;
    // Written for every contact and removed before it is visible, so that the response time reveals nothing.
    const data = { orderId: order?.id ?? randomUUID() };
    await queueMail(client, { kind: "own-orders", event, recipient, data });
    await write(
      client,
    )`delete from outgoing_mails where event = ${event} and ${order === undefined}::boolean`;
  });
}
