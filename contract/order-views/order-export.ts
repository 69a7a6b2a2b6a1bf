import { z } from "zod";
import { endpoint } from "#contract/http/endpoint.ts";
import { office } from "#contract/values/staff-roles.ts";
import { listOrders } from "./office-orders.ts";

export const exportOrders = endpoint({
  method: "GET",
  path: "/api/admin/orders/export",
  roles: office,
  asksWho: true,
  summary: "All orders of the filtered list as CSV; the audit log records the download.",
  query: listOrders.query.omit({ after: true }),
  success: { status: 200, body: z.unknown() },
});
