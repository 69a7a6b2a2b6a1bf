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
    "Enters into the ledger of an order what was received for it by transfer, or refunded. More than is to be paid, and than its customer says to have sent, is asked about once; the rest is owed to the customer. At most what was paid goes back, less what is under way and what returns wait for. The reference of the bank or the wallet is taken once. What the customer said of this transfer is answered by it.",
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
  summary: "Undoes an entry of a transfer that was made by mistake, by its opposite.",
  body: orderWithReason.extend({ entry: z.string().regex(/^\d{1,18}$/, reason("NO_SUCH_ENTRY")) }),
  success: messageSuccess,
});

export const askAdvance = endpoint({
  method: "POST",
  path: "/api/admin/orders/askAdvance",
  roles: office,
  summary:
    "Asks the customer of a pending order to pay so many rupees before it is sent, at most what is to be paid. They are mailed, and tracking shows how it is paid.",
  body: z.object({ id: orderId, amount: rupeesMoved }),
  success: messageSuccess,
});

export const declineTransfer = endpoint({
  method: "POST",
  path: "/api/admin/orders/declineTransfer",
  roles: office,
  summary: "Answers a customer who says to have paid that it was not found; they read the reason.",
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
