import { z } from "zod";
import { reason } from "#contract/values/reason.ts";
import { endpoint } from "../http/endpoint.ts";
import { type LanguageTag, languageTags } from "../languages.ts";
import { requiredLine } from "../values/text.ts";
import { gatewayIds } from "./gateways.ts";

const paymentId = z.uuid(reason("NO_SUCH_PAYMENT"));

export const startPayment = endpoint({
  method: "POST",
  path: "/payments/startPayment",
  summary:
    "Starts a payment of the amount due now on the page of a gateway; then the browser opens `/payments/leave?payment=` with the id.",
  body: z.object({
    OrderID: requiredLine(100, reason("ENTER_YOUR_ORDER_NUMBER")),
    gateway: z.enum(gatewayIds, reason("CHOOSE_HOW_TO_PAY")),
    language: z.enum(languageTags as [LanguageTag, ...LanguageTag[]]).default("en"),
  }),
  success: {
    status: 201,
    body: z.object({
      /** Random bearer token: permits going to the gateway and seeing the outcome. */
      payment: z.string(),
    }),
  },
});

/** `cancelled`: by the payer; `declined`: by the gateway, wallet or bank; `expired`: not paid in time. */
export const paymentFailures = ["cancelled", "declined", "expired"] as const;
export type PaymentFailure = (typeof paymentFailures)[number];

/** `unclear`: the gateway's answer needs staff, such as a different amount. */
export const paymentStates = ["open", "paid", "failed", "unclear"] as const;
export type PaymentState = (typeof paymentStates)[number];

const gatewayPayment = z.object({
  OrderID: z.string(),
  gateway: z.enum(gatewayIds),
  amount: z.number().int(),
  state: z.enum(paymentStates),
  /** Why the payment failed; absent where it did not, or is not known to. */
  why: z.enum(paymentFailures).optional(),
});
export type GatewayPayment = z.infer<typeof gatewayPayment>;

export const getPayment = endpoint({
  method: "POST",
  path: "/payments/getPayment",
  summary: "The state of a payment through a gateway. While it is open, the gateway is asked again.",
  body: z.object({ payment: paymentId }),
  success: { status: 200, body: z.object({ payment: gatewayPayment }) },
});
