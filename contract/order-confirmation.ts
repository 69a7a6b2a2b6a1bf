import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { trackedOrder } from "./orders.ts";
import { requiredLine } from "./text.ts";

/** Both stand in the address that the shop has sent to the customer. */
const proof = { id: requiredLine(100, "Name the order"), token: requiredLine(100, "Open the link again") };

/** What whoever has the address may see, as little of the person as tracking shows. */
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
  body: z.object({ ...proof, answer: z.enum(["confirm", "cancel"], "Confirm or cancel") }),
  success: { status: 200, body: z.object({ order: orderToConfirm }) },
});
