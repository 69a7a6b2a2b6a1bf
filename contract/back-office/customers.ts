import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { measurementSet } from "../measurement-sets.ts";
import { orderProgress } from "../orders.ts";
import { line, requiredLine } from "../text.ts";
import { pageOf, pageQuery } from "./pages.ts";

const moment = z.iso.datetime();

const officeCustomer = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  createdAt: moment,
  /** Orders that were not cancelled, and what they cost. */
  orders: z.number().int(),
  spent: z.number().int(),
});
export type OfficeCustomer = z.infer<typeof officeCustomer>;

export const listCustomers = endpoint({
  method: "GET",
  path: "/api/admin/customers/list",
  summary:
    "Customers with an account, newest first; `q` is the beginning of a name, an e-mail address or a phone.",
  query: z.object({ q: line(100).optional(), ...pageQuery }),
  success: { status: 200, body: pageOf(officeCustomer) },
});

const customerOrder = z.object({
  id: z.string(),
  OrderID: z.string(),
  createdAt: moment,
  orderProgress,
  totalAmount: z.number().int(),
});
export type CustomerOrder = z.infer<typeof customerOrder>;

export const getCustomer = endpoint({
  method: "GET",
  path: "/api/admin/customers/get",
  summary: "One customer with the newest hundred orders and all saved measurements.",
  query: z.object({ id: requiredLine(100, "Name the customer") }),
  success: {
    status: 200,
    body: z.object({
      customer: officeCustomer,
      orders: z.array(customerOrder),
      measurementSets: z.array(measurementSet),
    }),
  },
});
