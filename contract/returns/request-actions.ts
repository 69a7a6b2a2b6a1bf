import { z } from "zod";

export const customerRequestActions = ["answer", "withdraw"] as const;

/** Next actions on a customer's request about a garment, by staff or customer. */
export const requestActions = [
  "approve",
  "askBack",
  "decline",
  "receive",
  "exchange",
  "alter",
  "refund",
  ...customerRequestActions,
] as const;
export type RequestAction = (typeof requestActions)[number];

export const openRequestActions = z.array(z.enum(requestActions));
export const openCustomerRequestActions = z.array(z.enum(customerRequestActions));
