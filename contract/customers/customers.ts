import { z } from "zod";
import { endpoint, messageSuccess } from "#contract/http/endpoint.ts";
import { pageOf, pageQuery } from "#contract/http/paging.ts";
import { customerFlag } from "#contract/orders/customer-flags.ts";
import { orderProgress } from "#contract/orders/orders.ts";
import { staffNote } from "#contract/staff/staff-note.ts";
import { instant } from "#contract/values/instant.ts";
import { reason } from "#contract/values/reason.ts";
import { office } from "#contract/values/staff-roles.ts";
import { line, requiredLine } from "#contract/values/text.ts";
import { measurementSet } from "./measurement-sets.ts";

const officeCustomer = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  city: z.string(),
  /** Normalised: digits with the country's code; empty where unknown. */
  phone: z.string(),
  hasAccount: z.boolean(),
  /** Without cancelled ones. */
  orders: z.number().int(),
  /** Whole rupees paid, less refunds. */
  spent: z.number().int(),
  delivered: z.number().int(),
  /** Cancelled after dispatch, and before. */
  refused: z.number().int(),
  cancelled: z.number().int(),
  lastOrderAt: instant.nullable(),
  /** The last order, or the beginning of the account. */
  seenAt: instant,
  marks: z.array(customerFlag),
});
export type OfficeCustomer = z.infer<typeof officeCustomer>;

const customerSorts = [
  "seen",
  "-seen",
  "orders",
  "-orders",
  "spent",
  "-spent",
  "refused",
  "-refused",
] as const;

export const listCustomers = endpoint({
  method: "GET",
  path: "/api/admin/customers/list",
  roles: office,
  summary:
    "Customers with an order or an account, one for each phone; every word of `q` begins a word of the name, e-mail or city, or is part of the phone or mailbox.",
  query: z.object({
    q: line(100).optional(),
    marked: z.enum(["any", ...customerFlag.options]).optional(),
    /** `yes`: at least one parcel came back. */
    refused: z.enum(["yes"]).optional(),
    sort: z.enum(customerSorts).optional(),
    ...pageQuery,
  }),
  success: { status: 200, body: pageOf(officeCustomer) },
});

const customerOrder = z.object({
  id: z.string(),
  OrderID: z.string(),
  createdAt: instant,
  name: z.string(),
  email: z.string(),
  orderProgress,
  isRefused: z.boolean(),
  totalAmount: z.number().int(),
});
export type CustomerOrder = z.infer<typeof customerOrder>;

const customerAccount = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  createdAt: instant,
  measurementSets: z.array(measurementSet),
});
export type CustomerAccount = z.infer<typeof customerAccount>;

const customerNote = z.object({ id: z.string(), note: z.string(), at: instant, name: z.string() });
export type CustomerNote = z.infer<typeof customerNote>;

const id = requiredLine(100, reason("NAME_THE_CUSTOMER"));

export const getCustomer = endpoint({
  method: "GET",
  path: "/api/admin/customers/get",
  roles: office,
  summary:
    "One customer, by their id or that of an account, with the newest hundred orders, notes, accounts with saved measurements, and others with the same e-mail address.",
  query: z.object({ id }),
  success: {
    status: 200,
    body: z.object({
      customer: officeCustomer,
      orders: z.array(customerOrder),
      accounts: z.array(customerAccount),
      notes: z.array(customerNote),
      /** Other phones used with one of these e-mail addresses: possibly the same customer, so staff decide. */
      alike: z.array(officeCustomer.pick({ id: true, name: true, phone: true, refused: true, marks: true })),
    }),
  },
});

/** For the next order: the delivery details of the newest one, and sizes of the newest garments. */
const lastOrder = z.object({
  name: z.string(),
  email: z.string(),
  address: z.string(),
  area: z.string(),
  city: z.string(),
  postal_code: z.string(),
  province: z.string(),
  /** Of different products, newest first; false for made to measure. */
  sizes: z.array(
    z.object({
      productId: z.string(),
      name: z.string(),
      size: z.union([z.string(), z.literal(false)]),
      orderedAt: instant,
    }),
  ),
});
export type LastOrder = z.infer<typeof lastOrder>;

export const findCustomer = endpoint({
  method: "GET",
  path: "/api/admin/customers/find",
  roles: office,
  summary:
    "The customer with this phone, in any spelling, with the delivery details of the newest order and the last sizes; null for a new one.",
  query: z.object({ phone: requiredLine(40, reason("ENTER_A_PHONE_NUMBER")) }),
  success: {
    status: 200,
    body: z.object({ customer: officeCustomer.nullable(), lastOrder: lastOrder.nullable() }),
  },
});

export const setCustomerFlags = endpoint({
  method: "POST",
  path: "/api/admin/customers/setMarks",
  roles: office,
  summary: "Sets all marks of a customer, which staff see before they sew or send.",
  body: z.object({
    id,
    marks: z
      .array(customerFlag, reason("CHOOSE_MARKS"))
      .max(customerFlag.options.length, reason("CHOOSE_EACH_MARK_ONCE")),
  }),
  success: messageSuccess,
});

export const addCustomerNote = endpoint({
  method: "POST",
  path: "/api/admin/customers/addNote",
  roles: office,
  summary: "Adds a note about a customer for the staff alone.",
  body: z.object({ id, note: staffNote }),
  success: { status: 201, body: messageSuccess.body },
});
