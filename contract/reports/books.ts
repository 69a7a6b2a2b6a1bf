import { z } from "zod";
import { endpoint } from "#contract/http/endpoint.ts";
import { pageOf, pageQuery } from "#contract/http/paging.ts";
import { paymentWays } from "#contract/orders/order-ledger.ts";
import { reason } from "#contract/values/reason.ts";
import { office } from "#contract/values/staff-roles.ts";
import { line } from "#contract/values/text.ts";

/** Lines of the books; each ledger entry is in exactly one. */
export const bookLines = [
  /** Prices of orders that were placed. */
  "booked",
  /** Changes of price by edits. */
  "changed",
  /** Prices of cancelled orders, negative. */
  "cancelled",
  /** Extra costs of an order, such as delivery of a returned parcel. */
  "charged",
  /** Credits for returned goods, negative. */
  "returned",
  "received",
  "refunded",
  /** Fees that couriers deduct from the cash they collect. */
  "withheld",
  "written-off",
] as const;
export type BookLine = (typeof bookLines)[number];

/** Labels on the pages of staff. */
export const lineLabels: Record<BookLine | "delivered", string> = {
  booked: "Ordered",
  changed: "Edited",
  cancelled: "Cancelled",
  charged: "Charged",
  returned: "Returned",
  delivered: "Delivered",
  received: "Received",
  refunded: "Refunded",
  withheld: "Courier deductions",
  "written-off": "Written off",
};

const count = z.number().int();
const rupees = z.number().int();

const monthName = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, reason("CHOOSE_A_MONTH"));

/** The tax year is named after the year in which it ends, on 30 June (Income Tax Ordinance 2001, section 74). */
const taxYear = z.coerce.number(reason("CHOOSE_A_YEAR")).int(reason("CHOOSE_A_YEAR")).min(2001).max(2100);

const amount = z.object({ entries: count, amount: rupees });
export type BookAmount = z.infer<typeof amount>;

const month = z.object({
  month: monthName,
  /** With the signs of the ledger: cancellations and reversals are negative. */
  lines: z.record(z.enum(bookLines), amount),
  /** Receipts by way of payment, largest first. */
  ways: z.array(amount.extend({ way: z.enum(paymentWays) })),
  /** Prices of orders delivered in it. */
  delivered: amount,
  opening: rupees,
  closing: rupees,
});
export type BookMonth = z.infer<typeof month>;

/** Hundredths of a rupee, as on couriers' statements. */
const paisa = z.number().int();
const courierMonth = z.object({
  month: monthName,
  courier: z.string(),
  parcels: count,
  returned: count,
  /** Cost of returned parcels. */
  returnCost: paisa,
  cod: paisa,
  fee: paisa,
  feeTax: paisa,
  incomeTax: paisa,
  salesTax: paisa,
  /** Charges of statements as a whole, of no parcel. */
  others: paisa,
  net: paisa,
});
export type CourierMonth = z.infer<typeof courierMonth>;

/** Days since the delivery. */
export const outstandingAges = ["0-7", "8-14", "15-30", "over-30"] as const;
export type OutstandingAge = (typeof outstandingAges)[number];

const owedByCourier = z.object({
  /** As entered by staff; empty for none. */
  courier: z.string(),
  /** In the order of `outstandingAges`. */
  ages: z.array(amount),
  total: amount,
});
export type OwedByCourier = z.infer<typeof owedByCourier>;

const openBalances = z.object({
  /** Delivered and not paid, largest first. */
  outstanding: z.array(owedByCourier),
  /** Still to be paid for undelivered or cancelled orders. */
  notDelivered: amount,
  /** Overpaid, negative: it belongs to customers. */
  overpaid: amount,
  /** The sum of these: the balance of all ledgers. */
  total: rupees,
});

export const getBooks = endpoint({
  method: "GET",
  path: "/api/admin/books/get",
  roles: office,
  summary:
    "The books of a tax year by month, from the ledgers of all orders; courier deductions; and outstanding amounts as of now, by age and courier.",
  query: z.object({ year: taxYear.optional() }),
  success: {
    status: 200,
    body: z.object({
      year: count,
      years: z.array(count),
      months: z.array(month),
      couriers: z.array(courierMonth),
      open: openBalances,
      /** False during the first count of past days. */
      isComplete: z.boolean(),
    }),
  },
});
export type Books = z.infer<typeof getBooks.success.body>;

const entry = z.object({
  entryId: z.string(),
  id: z.string(),
  OrderID: z.string(),
  day: z.iso.date(),
  amount: rupees,
  way: z.enum(paymentWays).nullable(),
  /** The reference of the bank or the wallet, or the courier's statement; empty where there is none. */
  reference: z.string(),
  courier: z.string(),
});
export type BookEntry = z.infer<typeof entry>;

export const listBookEntries = endpoint({
  method: "GET",
  path: "/api/admin/books/entries",
  roles: office,
  summary: "The entries behind a figure of the books, newest first, each with its order.",
  query: z.object({
    line: z.enum([...bookLines, "delivered"]),
    month: monthName,
    way: z.enum(paymentWays).optional(),
    ...pageQuery,
  }),
  success: { status: 200, body: pageOf(entry) },
});

export const openKinds = ["outstanding", "not-delivered", "overpaid"] as const;
export type OpenKind = (typeof openKinds)[number];

const openOrder = z.object({
  id: z.string(),
  OrderID: z.string(),
  courier: z.string(),
  deliveredOn: z.iso.date().nullable(),
  orderedOn: z.iso.date(),
  balance: rupees,
});
export type OpenOrder = z.infer<typeof openOrder>;

export const listOpenOrders = endpoint({
  method: "GET",
  path: "/api/admin/books/open",
  roles: office,
  summary: "Orders with a balance that is not zero, oldest first.",
  query: z.object({
    kind: z.enum(openKinds),
    /** As the books name it; empty finds orders without one. */
    courier: line(100).optional(),
    age: z.enum(outstandingAges).optional(),
    ...pageQuery,
  }),
  success: { status: 200, body: pageOf(openOrder) },
});

const payoutRow = courierMonth
  .pick({ cod: true, fee: true, feeTax: true, incomeTax: true, salesTax: true, net: true })
  .extend({
    rowId: z.string(),
    trackingNumber: z.string(),
    statement: z.string(),
    paidOn: z.iso.date(),
    /** `charged`: billed for a parcel apart from its payout. */
    kind: z.enum(["delivered", "returned", "charged"]),
    order: z.object({ id: z.string(), OrderID: z.string() }).nullable(),
  });
export type PayoutBookRow = z.infer<typeof payoutRow>;

export const listPayoutRows = endpoint({
  method: "GET",
  path: "/api/admin/books/payoutRows",
  roles: office,
  summary: "The parcels that a courier has paid out in a month, newest first.",
  query: z.object({ month: monthName, courier: line(100), ...pageQuery }),
  success: { status: 200, body: pageOf(payoutRow) },
});

export const bookFiles = ["months", "entries", "couriers", "payouts", "invoices", "open"] as const;
export type BookFile = (typeof bookFiles)[number];

export const exportBooks = endpoint({
  method: "GET",
  path: "/api/admin/books/export",
  roles: office,
  asksWho: true,
  summary:
    "A part of the books as CSV: the months of a tax year, all entries of its ledgers, couriers by month, rows of payouts, invoices and credit notes by their day, or outstanding amounts as of now.",
  query: z.object({ file: z.enum(bookFiles), year: taxYear.optional() }),
  success: { status: 200, body: z.unknown() },
});
