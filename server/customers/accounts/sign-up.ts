import type pg from "pg";
import { knownLanguage } from "#contract/languages.ts";
import { write } from "#database/query.ts";
import { timeOrderedId } from "#database/time-ordered-id.ts";
import { withTransaction } from "#database/transaction.ts";
import { isCommonPassword } from "#server/identity/common-passwords.ts";
import { hashPassword } from "#server/identity/hash-password.ts";
import { mailboxOf } from "#server/identity/mailbox-of.ts";
import type { ShopApp } from "#server/platform/http/shop-app.ts";
import { queueMail } from "#server/platform/jobs/queue-mail.ts";
import { findAccount } from "./find-account.ts";

export type NewAccount = { name: string; email: string; password: string; language?: string | undefined };
export type SignedUp =
  | { outcome: "signed-up"; userId: string }
  | { outcome: "email-taken" }
  | { outcome: "common-password" };

/**
 * Creates a customer account and queues the welcome mail. A taken address is reported: without a proof by mail, a
 * login attempt would reveal it anyway; the rate limit slows harvesting down.
 */
export async function signUp(
  { app, pool }: { app: Pick<ShopApp, "takeOf">; pool: pg.Pool },
  account: NewAccount,
): Promise<SignedUp> {
  const { name, email, password } = account;
  if (await isCommonPassword(password)) return { outcome: "common-password" };
  if (await findAccount(pool, email)) return { outcome: "email-taken" };
  const row = { id: timeOrderedId(), name, email, hash: await hashPassword(password) };
  return withTransaction<SignedUp>(pool, async (client) => {
    const inserted = await write(client)<{ id: string }>`
      insert into users (id, name, email, password_hash, language)
      values (${row.id}, ${row.name}, ${row.email}, ${row.hash}, ${knownLanguage(account.language)})
      on conflict (lower(email)) do nothing
      returning id`;
    if (inserted.length === 0) return { outcome: "email-taken" };
    const mail = await app.takeOf("welcomeMails", mailboxOf(email), client);
    if (mail.outcome === "refused") return { outcome: "signed-up", userId: row.id };
    await queueMail(client, {
      kind: "welcome",
      event: `welcome:${row.id}`,
      recipient: email,
      data: {},
    });
    return { outcome: "signed-up", userId: row.id };
  });
}
