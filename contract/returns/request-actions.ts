import { z } from "zod";

/** What its customer can do about a request. */
export const customerRequestActions = ["answer", "withdraw"] as const;

/** What can be done next about what a customer has asked about a garment, by staff or by them. */
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
