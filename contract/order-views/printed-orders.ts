import { z } from "zod";
import { endpoint } from "#contract/http/endpoint.ts";
import { invoice } from "#contract/orders/invoices.ts";
import { order } from "#contract/orders/orders.ts";
import { shopLogo } from "#contract/settings/settings.ts";
import { orderIds } from "#contract/values/order-ids.ts";
import { workshop } from "#contract/values/staff-roles.ts";

export const packingSlip = z.object({
  /** Null for what is in no parcel yet, or was sent without a booking. */
  parcel: z.object({ reference: z.string(), courier: z.string(), trackingNumber: z.string() }).nullable(),
  /** Which items of the order are in it. */
  items: z.array(z.object({ id: z.string(), pieces: z.number().int() })),
  /** Rupees that its rider collects. */
  collects: z.number().int(),
  /** `not-this`: not with this parcel, though the order is not fully paid; `nothing`: it is free. */
  says: z.enum(["collect", "collected", "not-this", "paid", "nothing", "cancelled"]),
  /** Why its dispatch would be refused; empty where it may leave. */
  hold: z.string(),
});
export type PackingSlip = z.infer<typeof packingSlip>;

const printedOrder = order.omit({ userID: true, email: true, history: true }).extend({
  /** Oldest first; none before a number is assigned. */
  invoices: z.array(invoice),
  /** One for each parcel, and one for what is in none yet. */
  slips: z.array(packingSlip),
});
export type PrintedOrder = z.infer<typeof printedOrder>;

export const sender = z.object({
  name: z.string(),
  logo: shopLogo.nullable(),
  phone: z.string(),
  email: z.string(),
  streetAddress: z.string(),
  ntn: z.string(),
  strn: z.string(),
});
export type Sender = z.infer<typeof sender>;

export const getPrintedOrders = endpoint({
  method: "GET",
  path: "/api/admin/orders/papers",
  roles: workshop,
  summary:
    "The contents of the invoices and packing slips of these orders, in their order; unknown ones are left out.",
  query: z.object({ ids: orderIds }),
  success: { status: 200, body: z.object({ shop: sender, orders: z.array(printedOrder) }) },
});
