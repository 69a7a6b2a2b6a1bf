import { z } from "zod";
import { endpoint, messageSuccess } from "#contract/http/endpoint.ts";
import { pageOf, pageQuery } from "#contract/http/paging.ts";
import { instant } from "#contract/values/instant.ts";
import { reason } from "#contract/values/reason.ts";
import { office } from "#contract/values/staff-roles.ts";
import { requiredLine } from "#contract/values/text.ts";
import { textKindNames } from "./text-kinds.ts";

/**
 * `sending`: being sent now; `unknown`: interrupted, so it may have left; `accepted`: the provider has it; `not-sent`:
 * there was a reason not to, or it was too late.
 */
const textState = z.enum([
  "waiting",
  "sending",
  "unknown",
  "accepted",
  "sent",
  "delivered",
  "read",
  "failed",
  "not-sent",
]);
export type TextState = z.infer<typeof textState>;

export const orderText = z.object({
  id: z.string(),
  kind: z.enum(textKindNames),
  state: textState,
  at: instant,
  /** Why it was not sent or did not arrive: in words, or as a code of the provider. */
  problem: z.string(),
});
export type OrderText = z.infer<typeof orderText>;

/** `failed-lately`: failed, or of an unknown outcome, in the last three days. */
export const textListStates = ["failed-lately", "failed"] as const;
export type TextListState = (typeof textListStates)[number];

const listedText = orderText.extend({
  order: z.object({ id: z.string(), OrderID: z.string(), name: z.string() }),
});
export type ListedText = z.infer<typeof listedText>;

export const listTexts = endpoint({
  method: "GET",
  path: "/api/admin/texts/list",
  roles: office,
  summary: "Messages to the phones of customers, newest first.",
  query: z.object({ state: z.enum(textListStates).optional(), ...pageQuery }),
  success: { status: 200, body: pageOf(listedText) },
});

export const sendTextAgain = endpoint({
  method: "POST",
  path: "/api/admin/texts/sendAgain",
  roles: office,
  summary: "Sends a message again that failed, or that may not have left.",
  body: z.object({ id: requiredLine(100, reason("NO_SUCH_TEXT")) }),
  success: messageSuccess,
});

export const setTextOptOut = endpoint({
  method: "POST",
  path: "/api/admin/texts/setOptOut",
  roles: office,
  summary: "Switches messages to the phone of an order off, or on again.",
  body: z.object({ orderId: requiredLine(100, reason("NAME_THE_ORDER")), isOut: z.boolean() }),
  success: messageSuccess,
});
