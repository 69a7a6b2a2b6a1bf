import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { line, requiredLine, requiredParagraph } from "../text.ts";

const id = requiredLine(100, "Name the order");
const changed = { status: 200, body: z.object({ message: z.string() }) } as const;

export const correctDispatch = endpoint({
  method: "POST",
  path: "/api/admin/orders/correctDispatch",
  summary:
    "Changes or adds the courier and the consignment number of a dispatched order; the customer is told unless it has arrived.",
  body: z.object({
    id,
    courier: requiredLine(60, "Name the courier"),
    consignmentNumber: line(60).default(""),
  }),
  success: changed,
});

export const undoDelivery = endpoint({
  method: "POST",
  path: "/api/admin/orders/undoDelivery",
  summary:
    "Takes back that an order has arrived, which was noted by mistake; the customer is told that it is on its way.",
  body: z.object({ id, reason: requiredParagraph(300, "Say why") }),
  success: changed,
});
