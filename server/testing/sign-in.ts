import { randomBytes } from "node:crypto";
import { hash } from "@node-rs/argon2";
import type { User } from "#contract/customers/accounts.ts";
import type { Database } from "#database/connect.ts";
import { timeOrderedId } from "#database/time-ordered-id.ts";
import { startSession } from "#server/customers/accounts/sessions.ts";

/** Argon2's minimum, for fast tests. */
const cheap = { memoryCost: 8, timeCost: 1 };

/**
 * Makes a customer with a session, whose mailbox is proven unless given otherwise. Send `cookie` as in
 * `shop.post(url, body, { cookie })`. Logging in with `password` works as well.
 */
export async function signIn(
  { database }: { database: Database },
  person: { name?: string; email?: string; isProven?: boolean } = {},
): Promise<{ user: User; cookie: string; password: string }> {
  const id = timeOrderedId();
  const password = `marked ${randomBytes(12).toString("base64url")}`;
  const user: User = {
    id,
    name: person.name ?? "Nadia Marked",
    email: person.email ?? `nadia.marked.${id}@example.com`,
    phone: "",
    address: "",
    role: "customer",
  };
  await database.kysely
    .insertInto("users")
    .values({
      ...user,
      password_hash: await hash(password, cheap),
      email_proven_at: person.isProven === false ? null : new Date(),
    })
    .execute();
  return { user, cookie: `sid=${await startSession(database.pool, id)}`, password };
}
