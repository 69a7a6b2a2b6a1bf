import { type Executor, read, write } from "#database/query.ts";
import { mailboxOf } from "#server/identity/mailbox-of.ts";
import { isSignatureOf, sign } from "#server/platform/secrets/signed-token.ts";

const linkPurpose = "mail opt-out";

/** Stored as a digest: the opt-out names nobody, and outlives the erasure of the customer's data. */
function digestOf(secretKey: Buffer, email: string): string {
  return sign(secretKey, "mail opt-outs", mailboxOf(email));
}

/** The part of a link that ends mails to the mailbox of an order. It has no end, because mails are read late. */
export function optOutToken(secretKey: Buffer, orderId: string): string {
  return sign(secretKey, linkPurpose, orderId.toLowerCase());
}

export function isOptOutToken(secretKey: Buffer, orderId: string, token: string): boolean {
  return isSignatureOf(secretKey, linkPurpose, orderId.toLowerCase(), token);
}

export async function setWantsMails(
  executor: Executor,
  { secretKey, email, isWanted }: { secretKey: Buffer; email: string; isWanted: boolean },
): Promise<void> {
  const digest = digestOf(secretKey, email);
  if (isWanted) await write(executor)`delete from mail_opt_outs where mailbox_digest = ${digest}::text`;
  else
    await write(executor)`
      insert into mail_opt_outs (mailbox_digest) values (${digest}::text) on conflict (mailbox_digest) do nothing`;
}

/** Whether a mailbox, in any spelling, gets mails besides those about its orders. */
export async function wantsMails(
  executor: Executor,
  { secretKey, email }: { secretKey: Buffer; email: string },
): Promise<boolean> {
  const found = await read(executor)`
    select from mail_opt_outs where mailbox_digest = ${digestOf(secretKey, email)}::text`;
  return found.length === 0;
}
