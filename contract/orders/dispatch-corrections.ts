import { z } from "zod";
import { endpoint, messageSuccess } from "#contract/http/endpoint.ts";
import { orderId } from "#contract/values/order-id.ts";
import { orderWithReason } from "#contract/values/order-ids.ts";
import { reason } from "#contract/values/reason.ts";
import { office, workshop } from "#contract/values/staff-roles.ts";
import { line, requiredLine } from "#contract/values/text.ts";

export const correctDispatch = endpoint({
  method: "POST",
  path: "/api/admin/orders/correctDispatch",
  roles: workshop,
  summary:
    "Changes or adds the courier and the consignment number of a dispatched order; the customer is mailed unless it was delivered.",
  body: z.object({
    id: orderId,
    courier: requiredLine(60, reason("NAME_THE_COURIER")),
    consignmentNumber: line(60).default(""),
  }),
  success: messageSuccess,
});

export const undoDelivery = endpoint({
  method: "POST",
  path: "/api/admin/orders/undoDelivery",
  roles: office,
  summary:
    "Undoes a delivery that was entered by mistake; the customer is mailed that the order is on its way.",
  body: orderWithReason,
  success: messageSuccess,
});
