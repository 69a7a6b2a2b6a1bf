import { z } from "zod";
import { endpoint, messageSuccess } from "#contract/http/endpoint.ts";
import { orderWithReason } from "#contract/values/order-ids.ts";
import { reason } from "#contract/values/reason.ts";
import { office } from "#contract/values/staff-roles.ts";
import { acknowledged } from "./order-actions.ts";

export const cancelOrder = endpoint({
  method: "POST",
  path: "/api/admin/orders/cancel",
  roles: office,
  summary:
    "Cancels an order of which nothing has arrived; the customer reads the reason in a mail. Its bookings with couriers are cancelled.",
  body: orderWithReason.extend({ acknowledged }),
  success: messageSuccess,
});

export const cancelRest = endpoint({
  method: "POST",
  path: "/api/admin/orders/cancelRest",
  roles: office,
  summary:
    "Cancels what has not arrived of an order of which a part has; it then counts as delivered. What was paid for the rest goes off its price. What is booked is called off at its courier, and the customer reads the reason in a mail.",
  body: orderWithReason.extend({
    /** The deduction in rupees that staff saw (`office.rest`); if it has changed they confirm again. */
    lessDue: z
      .number(reason("ENTER_WHOLE_RUPEES"))
      .int(reason("ENTER_WHOLE_RUPEES"))
      .min(0, reason("ENTER_WHOLE_RUPEES")),
    acknowledged,
  }),
  success: messageSuccess,
});

export const declineCancel = endpoint({
  method: "POST",
  path: "/api/admin/orders/declineCancel",
  roles: office,
  summary: "Answers a customer who wants to cancel what is in work that it cannot be; they read the reason.",
  body: orderWithReason,
  success: messageSuccess,
});
