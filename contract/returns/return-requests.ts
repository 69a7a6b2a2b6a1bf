import { z } from "zod";
import { endpoint } from "#contract/http/endpoint.ts";
import { quantityLimit } from "#contract/values/limits.ts";
import { orderId } from "#contract/values/order-id.ts";
import { reason } from "#contract/values/reason.ts";
import { line, paragraph, requiredLine, requiredParagraph } from "#contract/values/text.ts";
import { isReasonFor, returnReasons } from "./return-reasons.ts";
import { returnKinds } from "./return-rules.ts";

/** Most bytes of a picture of a garment: pages make it smaller before. */
export const returnPictureLimit = 2 * 1024 * 1024;

/** Proof of ownership; not needed of the order's logged-in customer. */
const contact = line(254).default("");
const requestId = z.uuid(reason("NO_SUCH_REQUEST"));

export const requestReturn = endpoint({
  method: "POST",
  path: "/orders/askAftercare",
  summary:
    "Requests an exchange, an alteration or a return of delivered pieces, or reports a fault: of the customer's own order, or any by its random id and its phone or e-mail address. A repeated request is the same one while it is open.",
  body: z
    .object({
      id: orderId,
      contact,
      item: requiredLine(40, reason("NAME_THE_ITEM")),
      kind: z.enum(returnKinds, reason("CHOOSE_WHAT_TO_DO")),
      reason: z.enum(returnReasons, reason("CHOOSE_WHY")),
      pieces: z
        .number(reason("ENTER_A_WHOLE_NUMBER"))
        .int(reason("ENTER_A_WHOLE_NUMBER"))
        .min(1, reason("ENTER_A_WHOLE_NUMBER"))
        .max(quantityLimit, reason("TOO_MANY_PIECES", { most: quantityLimit }))
        .default(1),
      /** The wanted size, or sizes of parts as on a line, and color id; empty for the same. */
      size: line(200).default(""),
      color: line(100).default(""),
      details: paragraph(1000).default(""),
    })
    .refine(({ kind, reason }) => isReasonFor(kind, reason), {
      message: reason("CHOOSE_WHY"),
      path: ["reason"],
    })
    // Alterations and faults need a description.
    .refine(({ kind, details }) => details !== "" || kind === "exchange" || kind === "return", {
      message: reason("DESCRIBE_IT"),
      path: ["details"],
    })
    .refine(({ kind, size, color }) => kind !== "exchange" || size !== "" || color !== "", {
      message: reason("CHOOSE_ANOTHER_SIZE_OR_COLOR"),
      path: ["size"],
    }),
  success: {
    status: 200,
    body: z.object({
      message: z.literal("Request Noted"),
      /** Random bearer token: permits adding pictures. */
      request: z.string(),
    }),
  },
});
export type RequestReturn = z.output<typeof requestReturn.body>;

export const sendReturnPicture = endpoint({
  method: "POST",
  path: "/orders/sendAftercarePicture",
  summary: "Adds a picture to a request, until the shop has answered; only staff see it.",
  query: z.object({ request: requestId }),
  takesFile: true,
  success: { status: 201, body: z.object({ message: z.literal("Picture Received") }) },
});

export const answerReturn = endpoint({
  method: "POST",
  path: "/orders/answerAftercare",
  summary: "Answers the shop's question about a request.",
  body: z.object({
    id: orderId,
    contact,
    request: requestId,
    answer: requiredParagraph(1000, reason("WRITE_YOUR_ANSWER")),
  }),
  success: { status: 200, body: z.object({ message: z.literal("Answer Noted") }) },
});

export const withdrawReturn = endpoint({
  method: "POST",
  path: "/orders/withdrawAftercare",
  summary: "Withdraws a request, until the shop has approved it.",
  body: z.object({ id: orderId, contact, request: requestId }),
  success: { status: 200, body: z.object({ message: z.literal("Request Withdrawn") }) },
});
