import { z } from "zod";
import { endpoint } from "#contract/http/endpoint.ts";
import { dayOfMoney } from "#contract/payments/office-payments.ts";
import { reason } from "#contract/values/reason.ts";
import { office } from "#contract/values/staff-roles.ts";
import { requiredLine } from "#contract/values/text.ts";

/** Characters of a statement: some 1,300 rows. A longer one is sent in parts under the same number. */
export const statementLimit = 200_000;

const count = z.number().int();
/** Hundredths of a rupee, as on the statement; negative for a charge. */
const paisa = z.number().int();

const sums = z.object({
  rows: count,
  cod: paisa,
  /** Delivery fees and the tax on them. */
  fees: paisa,
  incomeTax: paisa,
  salesTax: paisa,
  /** Charges of the statement as a whole, such as a fuel surcharge; in no order's ledger. */
  others: paisa,
  net: paisa,
});
export type PayoutSums = z.infer<typeof sums>;

/** Exceptions for staff; a parcel may be in several lists. */
export const exceptionLists = [
  "unknown",
  /** It is in the file twice, or in another statement. */
  "twice",
  /** Staff had recorded the cash before: it is not entered again. */
  "noted-by-hand",
  /** Less was collected than was due. */
  "short",
  "over",
  "not-delivered",
  /** The courier charges for the return. */
  "returned",
  /** Its net is not its amount less its charges: it is not entered. */
  "does-not-add",
] as const;
export type ExceptionList = (typeof exceptionLists)[number];

const exception = z.object({
  list: z.enum(exceptionLists),
  trackingNumber: z.string(),
  /** The order's number at the courier; may be empty. */
  reference: z.string(),
  order: z.object({ id: z.string(), OrderID: z.string() }).nullable(),
  cod: paisa,
  fees: paisa,
  balance: z.number().int().nullable(),
});
export type PayoutException = z.infer<typeof exception>;

/** Statement numbers of couriers; compared without spaces and capitals. */
export const statementNumber = requiredLine(40, reason("CHECK_THE_STATEMENT_NUMBER"))
  .transform((typed) => typed.replace(/\s/g, "").toUpperCase())
  .refine((number) => /^[A-Z0-9][A-Z0-9/-]{1,39}$/.test(number), reason("CHECK_THE_STATEMENT_NUMBER"));

const statementLine = z.object({
  kind: z.enum(["charges", "fuel-surcharge", "other"]),
  words: z.string(),
  amount: paisa,
});
export type StatementLine = z.infer<typeof statementLine>;

const statement = z.object({
  /** Required, like the day, where rows do not name their statement; otherwise ignored. */
  number: z.union([z.literal(""), statementNumber]).default(""),
  paidOn: z.union([z.literal(""), dayOfMoney]).default(""),
  file: z
    .string(reason("CHOOSE_A_STATEMENT"))
    .min(1, reason("CHOOSE_A_STATEMENT"))
    .max(statementLimit, reason("STATEMENT_TOO_LONG")),
});

const outcome = {
  status: 200,
  body: z.object({
    /** The courier's id: the file identifies it. */
    courier: z.string(),
    sums,
    lines: z.array(statementLine),
    /** Rows entered into ledgers now, including those of earlier files whose order has become known. */
    entered: count,
    /** Rows of this file that were applied before. */
    before: count,
    /** Whether posting it stores or enters anything: rows of unknown orders are stored, and entered later. */
    isNew: z.boolean(),
    exceptions: z.array(exception),
  }),
} as const;
export type PayoutOutcome = z.infer<typeof outcome.body>;

export const previewPayout = endpoint({
  method: "POST",
  path: "/api/admin/payouts/preview",
  roles: office,
  summary:
    "What a payout statement of PostEx (CSV) or Leopards (its page or list, or what `ask` gives) would post to orders. Nothing is stored.",
  body: statement,
  success: outcome,
});

export const applyPayout = endpoint({
  method: "POST",
  path: "/api/admin/payouts/apply",
  roles: office,
  summary:
    "Posts a payout statement of PostEx or Leopards to orders: amounts received, courier deductions and costs of returns. Each row counts once, even if it is sent again or in parts.",
  body: statement,
  success: outcome,
});

export const askPayouts = endpoint({
  method: "POST",
  path: "/api/admin/payouts/ask",
  roles: office,
  summary:
    "Gets payouts and charges of parcels on no statement yet from a courier, as a file to preview and post. Nothing is stored.",
  body: z.object({ courier: requiredLine(40, reason("NAME_THE_COURIER")) }),
  success: {
    status: 200,
    body: z.object({
      parcels: count,
      file: z.string(),
    }),
  },
});

const paidOut = sums.extend({
  courier: z.string(),
  number: z.string(),
  paidOn: z.iso.date(),
  /** Rows that are in no ledger. */
  open: count,
});
export type PaidOutStatement = z.infer<typeof paidOut>;

const month = sums.extend({
  month: z.string(),
});
export type PayoutMonth = z.infer<typeof month>;

export const listPayouts = endpoint({
  method: "GET",
  path: "/api/admin/payouts/list",
  roles: office,
  summary: "The newest payout statements, their sums by month, and delivered orders without a payout.",
  success: {
    status: 200,
    body: z.object({
      statements: z.array(paidOut),
      months: z.array(month),
      late: z.array(
        z.object({
          id: z.string(),
          OrderID: z.string(),
          courier: z.string(),
          deliveredOn: z.iso.date(),
          balance: z.number().int(),
        }),
      ),
    }),
  },
});
export type LatePayout = z.infer<typeof listPayouts.success.body>["late"][number];
