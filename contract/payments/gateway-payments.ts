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
    "Begins to pay what is due now of an order on the page of a gateway; then the browser opens `/payments/leave?payment=` with the id.",
  body: z.object({
    OrderID: requiredLine(100, reason("ENTER_YOUR_ORDER_NUMBER")),
    gateway: z.enum(gatewayIds, reason("CHOOSE_HOW_TO_PAY")),
    /** In which the shop goes on when the browser comes back. */
    language: z.enum(languageTags as [LanguageTag, ...LanguageTag[]]).default("en"),
  }),
  success: {
    status: 201,
    body: z.object({
      /** Random; knowing it is the permission to go to the gateway and to see what became of it. */
      payment: z.string(),
    }),
  },
});

/** `cancelled`: by whoever pays; `declined`: by the gateway, their wallet or their bank; `expired`: not paid in time. */
export const paymentFailures = ["cancelled", "declined", "expired"] as const;
export type PaymentFailure = (typeof paymentFailures)[number];

/** `unclear`: the gateway says something that staff have to look at, such as another amount. */
export const paymentStates = ["open", "paid", "failed", "unclear"] as const;
export type PaymentState = (typeof paymentStates)[number];

const gatewayPayment = z.object({
  OrderID: z.string(),
  gateway: z.enum(gatewayIds),
  amount: z.number().int(),
  state: z.enum(paymentStates),
  /** Why nothing was paid; absent where it was, or is not known. */
  why: z.enum(paymentFailures).optional(),
});
export type GatewayPayment = z.infer<typeof gatewayPayment>;

export const getPayment = endpoint({
  method: "POST",
  path: "/payments/getPayment",
  summary: "What has become of a payment through a gateway. The gateway is asked again while it is open.",
  body: z.object({ payment: paymentId }),
  success: { status: 200, body: z.object({ payment: gatewayPayment }) },
});
