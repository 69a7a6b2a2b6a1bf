import { type RawBuilder, sql } from "kysely";

export type Owner = { userId: string; email: string; isProven: boolean };

/**
 * In SQL, of an order `o`: it is this customer's, or a guest's with the account's address, once confirmed: anyone can
 * make an account with a stranger's.
 */
export function isOwnOrder(owner: Owner): RawBuilder<boolean> {
  return sql<boolean>`(o.user_id = ${owner.userId}::uuid
    or ${owner.isProven}::boolean and o.user_id is null and lower(o.email) = lower(${owner.email}::text))`;
}
