import { z } from "zod";
import { endpoint } from "#contract/http/endpoint.ts";
import { orderId } from "#contract/values/order-id.ts";
import { reason } from "#contract/values/reason.ts";
import { requiredLine } from "#contract/values/text.ts";

export const setReviewMails = endpoint({
  method: "POST",
  path: "/mails/setReviewMails",
  summary:
    "Ends mails that ask for a review, or allows them again, for the mailbox of an order; by the link of such a mail.",
  body: z.object({
    id: orderId,
    token: requiredLine(100, reason("OPEN_THE_LINK_AGAIN")),
    isWanted: z.boolean(),
  }),
  success: { status: 200, body: z.object({ isWanted: z.boolean() }) },
});
