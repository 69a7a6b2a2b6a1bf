import { sql } from "kysely";
import type { User } from "#contract/customers/accounts.ts";
import { type Executor, namedQuery, type Param } from "#database/named-query.ts";
import { type DeviceOwner, deviceOwnerColumns } from "#server/identity/known-device.ts";

export type Account = User & DeviceOwner & { password_hash: string | null };

const selectAccount = namedQuery(
  "find-account",
  (param: Param<{ email: string }>) => sql<Account>`
    select ${deviceOwnerColumns}, u.name, u.email, u.phone, u.address, u.role, u.password_hash
    from users u where lower(u.email) = lower(${param("email")}::text)`,
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

export function asUser({ password_hash: _, deviceEpoch: __, isProven: ___, ...user }: Account): User {
  return user;
}
