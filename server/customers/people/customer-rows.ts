import { sql } from "kysely";
import type { OfficeCustomer } from "#contract/customers/customers.ts";
import type { CustomerFlag } from "#contract/orders/customer-flags.ts";

export type MarkColumns = { calls_first: boolean; advance_only: boolean };

export type CustomerRow = Pick<
  OfficeCustomer,
  "id" | "name" | "email" | "city" | "orders" | "delivered" | "refused" | "cancelled"
> & {
  phone: string | null;
  has_account: boolean;
  spent: number;
  last_order_at: Date | null;
  seen_at: Date;
} & MarkColumns;

export const customerColumns = sql`
  p.id, p.name, p.email, p.city, p.phone, p.has_account, p.orders, p.paid::double precision as spent, p.delivered, p.refused,
  p.cancelled, p.last_order_at, p.seen_at, p.calls_first, p.advance_only`;

export function flagsOf(row: { [Key in keyof MarkColumns]: boolean | null }): CustomerFlag[] {
  return [
    ...(row.calls_first ? (["callsFirst"] as const) : []),
    ...(row.advance_only ? (["advanceOnly"] as const) : []),
  ];
}

export function toCustomer(row: CustomerRow): OfficeCustomer {
  const { id, name, email, city, orders, spent, delivered, refused, cancelled } = row;
  return {
    id,
    name,
    email,
    city,
    orders,
    spent,
    delivered,
    refused,
    cancelled,
    phone: row.phone ?? "",
    hasAccount: row.has_account,
    lastOrderAt: row.last_order_at?.toISOString() ?? null,
    seenAt: row.seen_at.toISOString(),
    marks: flagsOf(row),
  };
}
