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
    "Records the day on which the shop received the cash of delivered orders. Each succeeds or fails on its own.",
  body: z.object({ ids: orderBatch, on: dayOfMoney }),
  success: changeResults,
});

export const takeCashBack = endpoint({
  method: "POST",
  path: "/api/admin/orders/takeCashBack",
  roles: office,
  summary: "Undoes the entry that the cash of an order was received.",
  body: orderWithReason,
  success: messageSuccess,
});
