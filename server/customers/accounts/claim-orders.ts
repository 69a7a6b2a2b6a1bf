import { type Executor, write } from "#database/query.ts";

/** Call it only when an address has just been confirmed: an account may name a stranger's. */
export async function claimOrders(transaction: Executor, userId: string): Promise<void> {
  await write(transaction)`
    update orders as o set user_id = u.id from users u
    where u.id = ${userId}::uuid and u.role = 'customer' and u.email_proven_at is not null
      and o.user_id is null and lower(o.email) = lower(u.email)
      and o.erasure_asked_at is null and o.person_erased_at is null`;
}
