import { z } from "zod";
import { endpoint, messageSuccess } from "#contract/http/endpoint.ts";
import { instant } from "#contract/values/instant.ts";
import { reason } from "#contract/values/reason.ts";
import { office } from "#contract/values/staff-roles.ts";
import { paymentFailures, paymentStates } from "./gateway-payments.ts";
import { gatewayIds } from "./gateways.ts";
import { backBeyondOwed, rupeesMoved } from "./office-payments.ts";
import { paymentActions } from "./payment-actions.ts";

const rupees = z.number().int();

const gatewayRefund = z.object({
  id: z.string(),
  at: instant,
  amount: rupees,
  /** `sent`: requested from the gateway, outcome unknown. */
  state: z.enum(["asked", "sent", "done", "refused"]),
  problem: z.string(),
});
export type GatewayRefund = z.infer<typeof gatewayRefund>;

export const officePayment = z.object({
  id: z.string(),
  startedAt: instant,
  gateway: z.enum(gatewayIds),
  state: z.enum(paymentStates),
  why: z.enum(paymentFailures).nullable(),
  amount: rupees,
  surplus: rupees,
  /** Our reference, as in the gateway's portal, and the gateway's; empty while it has none. */
  reference: z.string(),
  gatewayReference: z.string(),
  problem: z.string(),
  isLookedAt: z.boolean(),
  /** The amount not refunded through its gateway, nor requested. */
  left: rupees,
  actions: z.array(z.enum(paymentActions)),
  refunds: z.array(gatewayRefund),
});
export type OfficePayment = z.infer<typeof officePayment>;

const paymentId = z.uuid(reason("NO_SUCH_PAYMENT"));

export const askPayment = endpoint({
  method: "POST",
  path: "/api/admin/orders/askPayment",
  roles: office,
  summary: "Asks a gateway at once about a payment that is open or has failed.",
  body: z.object({ payment: paymentId }),
  success: messageSuccess,
});

export const closePayment = endpoint({
  method: "POST",
  path: "/api/admin/orders/closePayment",
  roles: office,
  summary: "Marks an unclear payment as checked; staff enter its outcome by hand.",
  body: z.object({ payment: paymentId }),
  success: messageSuccess,
});

export const refundPayment = endpoint({
  method: "POST",
  path: "/api/admin/orders/refundPayment",
  roles: office,
  summary:
    "Refunds some of a payment through its gateway, at most the amount that was received and not refunded or being refunded. The ledger entry follows once the gateway has paid.",
  body: z.object({ payment: paymentId, amount: rupeesMoved, reason: backBeyondOwed.reason }),
  success: messageSuccess,
});

export const settleRefund = endpoint({
  method: "POST",
  path: "/api/admin/orders/settleRefund",
  roles: office,
  summary: "Enters the outcome of a refund that the gateway did not answer, as its portal shows it.",
  body: z.object({ refund: z.uuid(reason("NO_SUCH_PAYMENT")), isDone: z.boolean() }),
  success: messageSuccess,
});
