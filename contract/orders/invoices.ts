import { z } from "zod";
import { endpoint, messageSuccess } from "#contract/http/endpoint.ts";
import { pageOf, pageQuery } from "#contract/http/paging.ts";
import { instant } from "#contract/values/instant.ts";
import { orderId } from "#contract/values/order-id.ts";
import { orderBatch } from "#contract/values/order-ids.ts";
import { plainText } from "#contract/values/plain-text.ts";
import { reason } from "#contract/values/reason.ts";
import { office } from "#contract/values/staff-roles.ts";
import { line } from "#contract/values/text.ts";

const rupees = z.number().int();

const invoiceLine = z.object({
  name: z.string(),
  /** Of the product; both are empty for other lines, such as the delivery. */
  code: z.string(),
  hsCode: z.string(),
  quantity: z.number().int().nullable(),
  /** The item of the order; absent for other lines, and on older invoices. */
  item: z.string().optional(),
  /** In words; absent as `item` is. */
  size: z.string().optional(),
  /** Inclusive of tax. */
  amount: rupees,
  tax: rupees,
});
export type InvoiceLine = z.infer<typeof invoiceLine>;

export const creditReasons = ["cancelled", "edited", "corrected", "returned"] as const;
export type CreditReason = (typeof creditReasons)[number];

const creditNote = z.object({
  number: z.number().int(),
  issuedAt: instant,
  reason: z.enum(creditReasons),
  total: rupees,
  tax: rupees,
  lines: z.array(invoiceLine),
});
export type CreditNote = z.infer<typeof creditNote>;

export const invoice = z.object({
  number: z.number().int(),
  issuedAt: instant,
  /** Of the seller on that day; empty where there was none. */
  ntn: z.string(),
  strn: z.string(),
  buyerNumber: z.string(),
  /** Per cent; null where the seller is not registered for sales tax and must show none. */
  taxRate: z.number().nullable(),
  total: rupees,
  tax: rupees,
  lines: z.array(invoiceLine),
  /** Credit note for all that was left of it; null while it stands. */
  credit: creditNote.nullable(),
  /** Credit notes for returned pieces, oldest first. */
  partCredits: z.array(creditNote),
});
export type Invoice = z.infer<typeof invoice>;

export function invoiceName(number: number): string {
  return `INV-${String(number).padStart(6, "0")}`;
}

export function creditNoteName(number: number): string {
  return `CN-${String(number).padStart(6, "0")}`;
}

/** An NTN of 7 or 8 digits or a CNIC of 13, with or without dashes; empty for none. */
export const buyerNumber = z
  .string(reason("ENTER_NTN_OR_CNIC"))
  .overwrite((typed) => plainText(typed).replace(/[\s-]/g, ""))
  .regex(/^(\d{7,8}|\d{13})?$/, reason("ENTER_NTN_OR_CNIC"));

const listedInvoice = z.object({
  number: z.number().int(),
  issuedAt: instant,
  /** Null once the order is deleted. */
  order: z.object({ id: z.string(), OrderID: z.string(), name: z.string() }).nullable(),
  total: rupees,
  tax: rupees,
  /** Nothing of it is left. */
  isCancelled: z.boolean(),
});
export type ListedInvoice = z.infer<typeof listedInvoice>;

export const listInvoices = endpoint({
  method: "GET",
  path: "/api/admin/invoices/list",
  roles: office,
  summary: "Invoices by number, the newest first; `q` is a number, with or without INV.",
  query: z.object({ q: line(40).optional(), ...pageQuery }),
  success: { status: 200, body: pageOf(listedInvoice) },
});

export const issueInvoices = endpoint({
  method: "POST",
  path: "/api/admin/invoices/issue",
  roles: office,
  summary:
    "Issues invoices with the next numbers for orders without one, in this order, with an outcome for each; cancelled orders and those with an invoice are left unchanged.",
  body: z.object({ ids: orderBatch }),
  success: {
    status: 200,
    body: z.object({
      issued: z.number().int(),
      results: z.array(
        z.object({
          id: z.string(),
          OrderID: z.string().nullable(),
          outcome: z.enum(["issued", "had-one", "cancelled", "unknown"]),
          /** Of its standing invoice; null where there is none. */
          number: z.number().int().nullable(),
        }),
      ),
    }),
  },
});
export type IssueResult = z.infer<typeof issueInvoices.success.body>["results"][number];

export const setBuyerNumber = endpoint({
  method: "POST",
  path: "/api/admin/invoices/setBuyerNumber",
  roles: office,
  summary:
    "Sets the NTN or CNIC of the buyer. An invoice issued with another number is cancelled by a credit note and issued again.",
  body: z.object({ id: orderId, buyerNumber }),
  success: messageSuccess,
});
