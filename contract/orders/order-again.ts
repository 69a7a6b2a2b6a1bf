import { z } from "zod";
import { orderId } from "#contract/values/order-id.ts";
import { reason } from "#contract/values/reason.ts";
import { lineItem } from "../cart/line-item.ts";
import { endpoint } from "../http/endpoint.ts";
import { line, requiredLine } from "../values/text.ts";
import { orderItem } from "./orders.ts";

/** Orders whose lines are put into one cart at once. */
export const ordersAgainLimit = 20;

const named = z.object({ name: z.string(), urdu: z.string().optional() });

/** A choice that the line of today has otherwise than the ordered one; `to` is absent where it is left out. */
const lineChange = z.object({
  what: z.enum([
    "product",
    "size",
    "color",
    "fabric type",
    "trouser option",
    "name engraving",
    "thread",
    "option",
  ]),
  /** An empty name of a size means made to measure. */
  from: named,
  to: named.optional(),
});
export type LineChange = z.infer<typeof lineChange>;

const lineAgain = z.object({
  OrderID: z.string(),
  /** At the prices of that day. */
  ordered: orderItem,
  /**
   * As the shop sells it today, with all its choices where `changes` is empty, else the nearest that can be ordered;
   * null where nothing is near.
   */
  line: lineItem.nullable(),
  changes: z.array(lineChange),
  /** The ordered choices exist, but no piece is left. */
  isSoldOut: z.boolean(),
});
export type LineAgain = z.infer<typeof lineAgain>;

const askedOrder = z.object({
  id: orderId,
  /** Of the link in a mail; not needed by its customer who is logged in or has proven the order. */
  token: line(100).default(""),
  /** Ids of its items; absent for all. */
  items: z
    .array(requiredLine(100, reason("NAME_THE_ITEM")))
    .max(100)
    .optional(),
});

export const getOrderAgain = endpoint({
  method: "POST",
  path: "/orders/getOrderAgain",
  summary:
    "Lines of past orders as they can be ordered today, by the rules and prices of the cart: one's own, proven ones, or by the signed link of a mail.",
  body: z.object({
    orders: z
      .array(askedOrder)
      .min(1, reason("NAME_THE_ORDER"))
      .max(ordersAgainLimit, reason("NAME_THE_ORDER")),
  }),
  success: { status: 200, body: z.object({ lines: z.array(lineAgain) }) },
});
