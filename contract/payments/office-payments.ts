import { z } from "zod";
import { endpoint, messageSuccess } from "#contract/http/endpoint.ts";
import { dayInKarachi } from "#contract/values/karachi-time.ts";
import { orderId } from "#contract/values/order-id.ts";
import { orderWithReason } from "#contract/values/order-ids.ts";
import { reason } from "#contract/values/reason.ts";
import { office } from "#contract/values/staff-roles.ts";
import { paragraph } from "#contract/values/text.ts";
import { transferWays } from "./transfer-ways.ts";
import { transferReference } from "./transfers.ts";

export const dayOfMoney = z.iso
  .date(reason("ENTER_A_DAY"))
  .refine((value) => value >= "2000-01-01", reason("CHECK_THE_YEAR"))
  .refine((value) => value <= dayInKarachi(new Date()), reason("DAY_NOT_COME_YET"));

export const rupeesMoved = z
  .number(reason("ENTER_WHOLE_RUPEES"))
  .int(reason("ENTER_WHOLE_RUPEES"))
  .min(1, reason("ENTER_WHOLE_RUPEES"))
  .max(10_000_000, reason("CHECK_THE_AMOUNT"));

/** For refunds, besides the amount. */
export const backBeyondOwed = {
  /** Reason of a refund beyond what is owed: a reduction of the price that the customer reads. */
  reason: paragraph(300).default(""),
  /** A refund before the rider's cash is recorded. */
  isBeforeCash: z.boolean().default(false),
};

const claimId = z.uuid(reason("NO_SUCH_TRANSFER"));

export const enterPayment = endpoint({
  method: "POST",
  path: "/api/admin/orders/enterPayment",
  roles: office,
  summary:
    "Enters a transfer that was received for an order, or a refund. An amount above the balance and above the customer's report needs a confirmation; the excess is owed to the customer. A refund is at most the amount paid, less refunds under way and those of open returns. Each bank or wallet reference is accepted once. The customer's report of this transfer is closed by it.",
  body: z.object({
    id: orderId,
    kind: z.enum(["received", "refunded"]),
    amount: rupeesMoved,
    how: z.enum(transferWays),
    reference: transferReference,
    on: dayOfMoney,
    /** The customer's report that it answers, where staff found it under another number. */
    claim: claimId.optional(),
    /** For receipts: staff have confirmed that it exceeds what is due. */
    isMoreThanDue: z.boolean().default(false),
    ...backBeyondOwed,
  }),
  success: messageSuccess,
});

export const takePaymentBack = endpoint({
  method: "POST",
  path: "/api/admin/orders/takePaymentBack",
  roles: office,
  summary: "Reverses an entry of a transfer that was made by mistake.",
  body: orderWithReason.extend({ entry: z.string().regex(/^\d{1,18}$/, reason("NO_SUCH_ENTRY")) }),
  success: messageSuccess,
});

export const askAdvance = endpoint({
  method: "POST",
  path: "/api/admin/orders/askAdvance",
  roles: office,
  summary:
    "Asks the customer of a pending order for an advance, at most the balance. The customer gets a mail, and tracking shows how to pay.",
  body: z.object({ id: orderId, amount: rupeesMoved }),
  success: messageSuccess,
});

export const declineTransfer = endpoint({
  method: "POST",
  path: "/api/admin/orders/declineTransfer",
  roles: office,
  summary:
    "Rejects a customer's report of a transfer that was not found; the customer gets the reason by mail.",
  body: orderWithReason.extend({ claim: claimId }),
  success: messageSuccess,
});

export const getTransferPicture = endpoint({
  method: "GET",
  path: "/api/admin/orders/transferPicture",
  roles: office,
  summary: "The picture of a transfer that a customer has sent, as WebP.",
  query: z.object({ claim: claimId }),
  success: { status: 200, body: z.unknown() },
});
