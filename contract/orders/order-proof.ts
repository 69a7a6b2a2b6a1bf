import { z } from "zod";
import { orderId } from "#contract/values/order-id.ts";
import { reason } from "#contract/values/reason.ts";
import { endpoint } from "../http/endpoint.ts";
import { requiredLine } from "../values/text.ts";

/** The phone or e-mail address of an order, as proof of ownership. */
export const namedContact = requiredLine(254, reason("NAME_PHONE_OR_EMAIL_OF_ORDER"));

export const proveOrder = endpoint({
  method: "POST",
  path: "/orders/proveOrder",
  summary:
    "Proves that an order belongs to the sender by its phone or e-mail address. For an hour this browser may read what the shop has written about it.",
  body: z.object({ id: orderId, contact: namedContact }),
  success: { status: 200, body: z.object({ message: z.literal("Order Proven") }) },
});
