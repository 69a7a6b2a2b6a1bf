import { z } from "zod";
import { orderId } from "#contract/values/order-id.ts";
import { reason } from "#contract/values/reason.ts";
import { endpoint } from "../http/endpoint.ts";
import { line, requiredLine } from "../values/text.ts";
import { transferWays } from "./transfer-ways.ts";

/** Normalised, because banks and wallets show the same number with different spaces and capitals. */
export const transferReference = requiredLine(40, reason("ENTER_THE_REFERENCE"))
  .transform((typed) => typed.replace(/\s/g, "").toUpperCase())
  .refine((number) => /^[A-Z0-9][A-Z0-9/-]{3,39}$/.test(number), reason("CHECK_THE_REFERENCE"));

/** Most bytes of a picture of a transfer: pages make it smaller before. */
export const transferPictureLimit = 2 * 1024 * 1024;

const offeredAccount = z.object({
  way: z.enum(transferWays),
  title: z.string(),
  number: z.string(),
  bank: z.string(),
});
export type OfferedAccount = z.infer<typeof offeredAccount>;

export const getTransferAccounts = endpoint({
  method: "GET",
  path: "/payments/getTransferAccounts",
  summary: "The accounts to which an order can be paid ahead of its delivery; none while only cash is taken.",
  success: { status: 200, body: z.object({ accounts: z.array(offeredAccount) }) },
});

export const reportTransfer = endpoint({
  method: "POST",
  path: "/orders/claimTransfer",
  summary:
    "Reports a transfer for an order with its transaction number: the customer's own order, or any by its random id and its phone or e-mail address. The shop checks it against its account before the order counts as paid.",
  body: z.object({
    id: orderId,
    /** The phone or e-mail address of the order; not needed of its logged-in customer. */
    contact: line(254).default(""),
    how: z.enum(transferWays, reason("CHOOSE_HOW_YOU_PAID")),
    reference: transferReference,
  }),
  success: {
    status: 200,
    body: z.object({
      message: z.literal("Transfer Noted"),
      /** Random bearer token: permits adding a picture. */
      claim: z.string(),
    }),
  },
});

export const sendTransferPicture = endpoint({
  method: "POST",
  path: "/orders/sendTransferPicture",
  summary: "Adds a picture to the report of a transfer, until the shop has answered; only staff see it.",
  query: z.object({ claim: z.uuid(reason("NO_SUCH_TRANSFER")) }),
  takesFile: true,
  success: { status: 201, body: z.object({ message: z.literal("Picture Received") }) },
});
