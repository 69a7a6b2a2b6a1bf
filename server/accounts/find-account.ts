import { sql } from "kysely";
import type { User } from "#contract/accounts/accounts.ts";
import { type Executor, namedQuery, type Param, query } from "#database/named-query.ts";

export type Account = User & { password_hash: string | null };

const selectAccount = namedQuery("find-account", (param: Param<{ email: string }>) =>
  query
    .selectFrom("users")
    .select(["id", "name", "email", "phone", "address", "role", "password_hash"])
    .where(sql`lower(email)`, "=", sql`lower(${param("email")}::text)`),
);

export async function findAccount(executor: Executor, email: string): Promise<Account | undefined> {
  const [account] = await selectAccount.run(executor, { email });
  return account;
}

const selectProof = namedQuery(
  "find-email-standing",
  (param: Param<{ id: string }>) => sql<{ isProven: boolean }>`
    select email_proven_at is not null as "isProven" from users where id = ${param("id")}::uuid`,
);

export async function isEmailProven(executor: Executor, id: string): Promise<boolean> {
  const [standing] = await selectProof.run(executor, { id });
  return standing?.isProven ?? false;
}

export function asUser({ password_hash: _, ...user }: Account): User {
  return user;
}
