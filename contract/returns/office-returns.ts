import { z } from "zod";
import { endpoint, messageSuccess } from "#contract/http/endpoint.ts";
import { pageOf, pageQuery } from "#contract/http/paging.ts";
import { backBeyondOwed, dayOfMoney } from "#contract/payments/office-payments.ts";
import { transferWays } from "#contract/payments/transfer-ways.ts";
import { transferReference } from "#contract/payments/transfers.ts";
import { instant } from "#contract/values/instant.ts";
import { quantityLimit } from "#contract/values/limits.ts";
import { reason } from "#contract/values/reason.ts";
import { office } from "#contract/values/staff-roles.ts";
import { line, requiredParagraph, sentence } from "#contract/values/text.ts";
import { openRequestActions } from "./request-actions.ts";
import { payers, returnKinds, returnRemedies, returnStates } from "./return-rules.ts";
import { trackedReturn } from "./tracked-returns.ts";

const requestId = z.uuid(reason("NO_SUCH_REQUEST"));
const named = { id: requestId };

const listedRequest = trackedReturn
  .pick({ id: true, number: true, kind: true, reason: true, pieces: true, state: true, remedy: true })
  .extend({
    createdAt: instant,
    order: z.object({ id: z.string(), OrderID: z.string() }),
    name: z.string(),
    /** With its size (`pieceNames`). */
    garment: z.string(),
    /** Whole rupees still to be refunded. */
    toSettle: z.number().int(),
  });
export type ListedRequest = z.infer<typeof listedRequest>;

export const listReturns = endpoint({
  method: "GET",
  path: "/api/admin/aftercare/list",
  roles: office,
  summary: "Customers' requests about delivered garments, newest first.",
  query: z.object({
    /** The number of an order, with or without that of the request after a slash, as on the paper in a parcel. */
    q: line(100).optional(),
    state: z.enum(returnStates).optional(),
    kind: z.enum(returnKinds).optional(),
    ...pageQuery,
  }),
  success: { status: 200, body: pageOf(listedRequest) },
});

const choice = z.object({ id: z.string(), label: z.string() });

const officeRequest = trackedReturn.omit({ pictures: true, wanted: true }).extend({
  createdAt: instant,
  actions: openRequestActions,
  details: z.string(),
  /** The wanted replacement; empty for the same. */
  size: z.string(),
  color: choice.nullable(),
  pictures: z.array(z.string()),
  toSettle: z.number().int(),
  /** The payer of each delivery by the shop's rules. */
  rules: z.object({ back: z.enum(payers), out: z.enum(payers).nullable() }),
  toStock: z.number().int().nullable(),
  toRepair: z.number().int().nullable(),
  wasted: z.number().int().nullable(),
  order: z.object({ id: z.string(), OrderID: z.string(), name: z.string(), phone: z.string() }),
  follow: z.object({ id: z.string(), OrderID: z.string() }).nullable(),
  garment: z.object({
    name: z.string(),
    size: z.string(),
    color: z.string(),
    fabric: z.string(),
    quantity: z.number().int(),
    /** Whether the return goes to stock; otherwise it is put aside. */
    isStocked: z.boolean(),
    /** Whole rupees paid for the pieces, less their share of a discount. */
    paid: z.number().int(),
  }),
  /** The refund would precede recording the rider's cash, which staff must confirm. */
  isBeforeCash: z.boolean(),
  /** The product's sizes, colors and fabrics now. */
  offered: z.object({ sizes: z.array(z.string()), colors: z.array(choice), fabrics: z.array(choice) }),
});
export type OfficeRequest = z.infer<typeof officeRequest>;

export const getReturn = endpoint({
  method: "GET",
  path: "/api/admin/aftercare/get",
  roles: office,
  summary: "One request with its pictures, its history and what can be sent instead.",
  query: z.object(named),
  success: { status: 200, body: z.object({ request: officeRequest }) },
});

export const getReturnPicture = endpoint({
  method: "GET",
  path: "/api/admin/aftercare/picture",
  roles: office,
  summary: "A picture that a customer has sent of a garment, as WebP.",
  query: z.object(named),
  success: { status: 200, body: z.unknown() },
});

export const approveReturn = endpoint({
  method: "POST",
  path: "/api/admin/aftercare/approve",
  roles: office,
  summary:
    "Approves a request, with the remedy and who pays the courier. The customer gets a mail and sends the garment.",
  body: z.object({
    ...named,
    remedy: z.enum(returnRemedies, reason("CHOOSE_WHAT_TO_DO")),
    back: z.enum(payers),
    out: z.enum(payers),
    reason: sentence(300).default(""),
  }),
  success: messageSuccess,
});

const said = { ...named, reason: requiredParagraph(300, reason("SAY_WHY")) };

export const declineReturn = endpoint({
  method: "POST",
  path: "/api/admin/aftercare/decline",
  roles: office,
  summary:
    "Declines an open request of which nothing was returned yet. The customer gets the reason by mail.",
  body: z.object(said),
  success: messageSuccess,
});

export const askBackReturn = endpoint({
  method: "POST",
  path: "/api/admin/aftercare/askBack",
  roles: office,
  summary:
    "Asks the customer a question about their request by mail; the answer comes from the page of the order.",
  body: z.object(said),
  success: messageSuccess,
});

const { isBeforeCash } = backBeyondOwed;

const pieces = z
  .number(reason("COUNT_WHAT_CAME_BACK"))
  .int(reason("COUNT_WHAT_CAME_BACK"))
  .min(0, reason("COUNT_WHAT_CAME_BACK"))
  .max(quantityLimit, reason("COUNT_WHAT_CAME_BACK"));

export const receiveReturn = endpoint({
  method: "POST",
  path: "/api/admin/aftercare/receive",
  roles: office,
  summary:
    "Checks in the pieces of a request. Those that are neither repaired nor written off go back to stock, unless they are altered. The customer gets another piece or a refund.",
  body: z.object({
    ...named,
    toRepair: pieces.default(0),
    wasted: pieces.default(0),
    /** Extra refund in whole rupees, such as delivery that the customer paid for a fault of the shop. */
    extra: z
      .number(reason("ENTER_WHOLE_RUPEES"))
      .int(reason("ENTER_WHOLE_RUPEES"))
      .min(0, reason("ENTER_WHOLE_RUPEES"))
      .max(20_000, reason("CHECK_THE_AMOUNT"))
      .default(0),
  }),
  success: messageSuccess,
});

const madeOrder = {
  status: 200,
  body: z.object({ message: z.string(), id: z.string(), OrderID: z.string() }),
} as const;

export const exchangeReturn = endpoint({
  method: "POST",
  path: "/api/admin/aftercare/exchange",
  roles: office,
  summary:
    "Creates the order of an exchange: unchanged choices keep their price, new ones cost today's. The payment moves to it; the rider collects the rest, and an excess is refunded.",
  body: z.object({
    ...named,
    /** Of the same product; empty for those of the garment. */
    size: line(200).default(""),
    color: line(100).default(""),
    fabric: line(100).default(""),
    isBeforeCash,
  }),
  success: madeOrder,
});

export const alterReturn = endpoint({
  method: "POST",
  path: "/api/admin/aftercare/alter",
  roles: office,
  summary:
    "Creates the order with which a returned garment is altered or repaired and sent again; its ticket says what to do.",
  body: z.object({ ...named, what: requiredParagraph(500, reason("SAY_WHAT_TO_ALTER")) }),
  success: madeOrder,
});

export const refundReturn = endpoint({
  method: "POST",
  path: "/api/admin/aftercare/refund",
  roles: office,
  summary:
    "Enters the refund of a return by transfer; each transaction number is accepted once. At most the amount paid, less refunds under way.",
  body: z.object({
    ...named,
    how: z.enum(transferWays),
    reference: transferReference,
    on: dayOfMoney,
    /** The amount that staff saw; another one is refused. */
    amount: z.number().int(),
    isBeforeCash,
  }),
  success: messageSuccess,
});
