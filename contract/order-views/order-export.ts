import { z } from "zod";
import { endpoint } from "#contract/http/endpoint.ts";
import { office } from "#contract/values/staff-roles.ts";
import { listOrders } from "./office-orders.ts";

export const exportOrders = endpoint({
  method: "GET",
  path: "/api/admin/orders/export",
  roles: office,
  asksWho: true,
  summary: "All orders that the list would show, as CSV; the audit log tells who has taken them.",
  query: listOrders.query.omit({ after: true }),
  success: { status: 200, body: z.unknown() },
});
