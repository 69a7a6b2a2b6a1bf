import { sql } from "kysely";
import type { User } from "#contract/accounts.ts";
import { type Executor, namedQuery, type Param, query } from "#database/named-query.ts";

export type Account = User & { password_hash: string | null };

const selectAccount = namedQuery("find-account", (param: Param<{ email: string }>) =>
  query
    .selectFrom("users")
    .select(["id", "name", "email", "phone", "address", "role", "password_hash"])
    .where(sql`lower(email)`, "=", sql`lower(${param("email")}::text)`),
);

/** The account of an e-mail address, in whatever case it is typed. Not for the eyes of a browser: it has the hash. */
export async function findAccount(executor: Executor, email: string): Promise<Account | undefined> {
  const [account] = await selectAccount.run(executor, { email });
  return account;
}

/** An account as its owner may see it. */
export function asUser({ password_hash: _, ...user }: Account): User {
  return user;
}
