import { z } from "zod";
import { endpoint, messageSuccess } from "#contract/http/endpoint.ts";
import { changeResults } from "#contract/orders/change-results.ts";
import { dayOfMoney } from "#contract/payments/office-payments.ts";
import { orderBatch, orderWithReason } from "#contract/values/order-ids.ts";
import { office } from "#contract/values/staff-roles.ts";

export const receiveCash = endpoint({
  method: "POST",
  path: "/api/admin/orders/receiveCash",
  roles: office,
  summary:
    "Notes on which day the shop had the cash of delivered orders, each by itself: one that has not arrived, or whose cash is noted already, does not stop the others.",
  body: z.object({ ids: orderBatch, on: dayOfMoney }),
  success: changeResults,
});

export const takeCashBack = endpoint({
  method: "POST",
  path: "/api/admin/orders/takeCashBack",
  roles: office,
  summary: "Takes back that the shop had the cash of an order, which was noted by mistake.",
  body: orderWithReason,
  success: messageSuccess,
});
