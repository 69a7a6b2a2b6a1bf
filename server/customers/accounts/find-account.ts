import type { User } from "#contract/customers/accounts.ts";
import { type Executor, readFirst } from "#database/query.ts";
import { type DeviceOwner, deviceOwnerColumns } from "#server/identity/known-device.ts";

export type Account = User & DeviceOwner & { password_hash: string | null };

export async function findAccount(executor: Executor, email: string): Promise<Account | undefined> {
  const account = await readFirst(executor)<Account>`
    select ${deviceOwnerColumns}, u.name, u.email, u.phone, u.address, u.role, u.password_hash
    from users u where lower(u.email) = lower(${email}::text)`;
  return account;
}

export async function isEmailProven(executor: Executor, id: string): Promise<boolean> {
  const standing = await readFirst(executor)<{ isProven: boolean }>`
    select email_proven_at is not null as "isProven" from users where id = ${id}::uuid`;
  return standing?.isProven ?? false;
}

export function asUser({ password_hash: _, deviceEpoch: __, isProven: ___, ...user }: Account): User {
  return user;
}
