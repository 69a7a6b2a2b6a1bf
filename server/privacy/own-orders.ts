import { type RawBuilder, sql } from "kysely";

export type Owner = { userId: string; email: string; isProven: boolean };

type OwnerParam = (key: keyof Owner) => RawBuilder<unknown>;

/**
 * In SQL, of an order `o`: it is this customer's, or was placed as a guest with the address of the account. Those count once
 * the address is confirmed, because anyone can make an account with a stranger's.
 */
export function isOwnOrder(param: OwnerParam): RawBuilder<boolean> {
  return sql<boolean>`(o.user_id = ${param("userId")}::uuid
    or ${param("isProven")}::boolean and o.user_id is null and lower(o.email) = lower(${param("email")}::text))`;
}
