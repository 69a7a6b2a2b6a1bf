import { z } from "zod";
import { orderId } from "#contract/values/order-id.ts";
import { reason } from "#contract/values/reason.ts";
import { endpoint } from "../http/endpoint.ts";
import { requiredLine } from "../values/text.ts";
import { trackedOrder } from "./orders.ts";

/** Both are in the link that the shop sent to the customer. */
const proof = { id: orderId, token: requiredLine(100, reason("OPEN_THE_LINK_AGAIN")) };

const orderToConfirm = trackedOrder.omit({ id: true, history: true }).extend({ isConfirmed: z.boolean() });
export type OrderToConfirm = z.infer<typeof orderToConfirm>;

export const getOrderToConfirm = endpoint({
  method: "POST",
  path: "/orders/getOrderToConfirm",
  summary: "The order that the shop has asked its customer to confirm.",
  body: z.object(proof),
  success: { status: 200, body: z.object({ order: orderToConfirm }) },
});

export const answerOrder = endpoint({
  method: "POST",
  path: "/orders/answerOrder",
  summary: "Confirms or cancels a pending order that the shop has asked its customer about.",
  body: z.object({ ...proof, answer: z.enum(["confirm", "cancel"], reason("CONFIRM_OR_CANCEL")) }),
  success: { status: 200, body: z.object({ order: orderToConfirm }) },
});
