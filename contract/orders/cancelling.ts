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
    "Cancels an order of which nothing was delivered; the customer gets the reason by mail. Its bookings with couriers are cancelled.",
  body: orderWithReason.extend({ acknowledged }),
  success: messageSuccess,
});

export const cancelRest = endpoint({
  method: "POST",
  path: "/api/admin/orders/cancelRest",
  roles: office,
  summary:
    "Cancels the undelivered pieces of a partly delivered order, which then counts as delivered at a lower price. Bookings with couriers are cancelled, and the customer gets the reason by mail.",
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
  summary: "Declines a customer's request to cancel an order in work; the customer gets the reason by mail.",
  body: orderWithReason,
  success: messageSuccess,
});
