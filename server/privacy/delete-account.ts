import { type Executor, read, readFirst, write } from "#database/query.ts";
import { timeOrderedId } from "#database/time-ordered-id.ts";
import { withTransaction } from "#database/transaction.ts";
import { type OwnPassword, verifyOwnPassword } from "#server/customers/accounts/change-password.ts";
import type { EmailOwner } from "#server/customers/accounts/move-email.ts";
import { findSession, type OwnSession } from "#server/customers/accounts/sessions.ts";
import type { LoginContext } from "#server/identity/prove-password.ts";
import { queueMail } from "#server/platform/jobs/queue-mail.ts";
import { formatOrderNumber } from "#server/platform/order-number.ts";
import { eraseOrders, isDoneWith } from "./erase-orders.ts";
import { isOfAccount } from "./mails-of-account.ts";
import { isOwnOrder, type Owner } from "./own-orders.ts";

export type AccountDeletion =
  /** `openOrders` are the numbers of orders that retain the customer's data until they are done. */
  | { outcome: "deleted"; openOrders: string[] }
  | { outcome: "wrong" | "session-ended" | "of-staff" }
  | { outcome: "too-many"; seconds: number };

type Account = EmailOwner & { role: string; hash: string | null };
type OrderRow = { id: string; number: string; isDone: boolean };

const lockOrders = (executor: Executor, owner: Owner) => read(executor)<OrderRow>`
  select o.id, o.number, ${isDoneWith} as "isDone" from orders o
  where ${isOwnOrder(owner)} order by o.created_at desc, o.id for update`;

/**
 * Deletes an account, given its password, with all its data, and anonymises its orders; open ones follow by
 * `eraseDoneOrders`. The customer gets a mail, which is not stored. Accounts of staff are ended in the back office:
 * the audit log names them.
 */
export async function deleteAccount(
  context: LoginContext,
  { userId, token }: OwnSession,
  own: OwnPassword,
): Promise<AccountDeletion> {
  const proof = await verifyOwnPassword(context, own);
  if (proof.outcome !== "proven") return proof;
  return withTransaction<AccountDeletion>(context.pool, async (client) => {
    const account = await readFirst(client)<Account>`
      select id, name, email, role, password_hash as hash, email_proven_at is not null as "isProven", language
      from users where id = ${userId}::uuid for update`;
    const isCurrent = account?.hash === proof.hash && (await findSession(client, token)) !== undefined;
    if (!account || !isCurrent) return { outcome: "session-ended" };
    if (account.role !== "customer") return { outcome: "of-staff" };
    const openOrders = await forget(client, { userId, ...account });
    await queueMail(client, {
      kind: "account-deleted",
      event: `account-deleted:${timeOrderedId()}`,
      recipient: account.email,
      data: { name: account.isProven ? account.name : "", openOrders },
      language: account.language,
    });
    return { outcome: "deleted", openOrders };
  });
}

async function forget(client: Executor, { userId, email, isProven }: Owner): Promise<string[]> {
  const orders = await lockOrders(client, { userId, email, isProven });
  const idsOf = (rows: OrderRow[]) => rows.map(({ id }) => id);
  const open = orders.filter(({ isDone }) => !isDone);
  await write(client)`
    update orders set user_id = null, erasure_asked_at = now() where id = any(${idsOf(open)}::uuid[])`;
  await eraseOrders(client, idsOf(orders.filter(({ isDone }) => isDone)));
  // A product's count and sum follow its reviews.
  await write(client)`
    with gone as (
      delete from reviews where user_id = ${userId}::uuid returning product_id, rating, hidden_at
    )
    update products set review_count = review_count - 1, rating_sum = rating_sum - gone.rating
    from gone where products.id = gone.product_id and gone.hidden_at is null`;
  if (isProven) {
    await write(client)`
      with gone as (
        delete from contact_messages where lower(email) = lower(${email}::text) returning id
      )
      delete from outgoing_mails where event in (select 'contact-message:' || id from gone)`;
  }
  // Mails to the account's current and requested address. Those about orders stay with them.
  await write(client)`
    delete from outgoing_mails
    where lower(recipient) = lower(${email}::text) and ${isOfAccount("outgoing_mails", userId)}
      or kind in ('email-code', 'email-change-link') and lower(recipient) in
        (select lower(email) from email_proofs where user_id = ${userId}::uuid
          union all select lower(email) from email_changes where user_id = ${userId}::uuid)`;
  await write(client)`
    with recoveries_gone as (
      delete from recoveries where email = lower(${email}::text)
    ), keys_gone as (
      delete from idempotency_keys where owner = ${userId}::text
    )
    delete from users where id = ${userId}::uuid`;
  return open.map(({ number }) => formatOrderNumber(number));
}
