import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { linesPerOrderLimit } from "../limits.ts";
import { lineItem, orderedLine } from "../line-item.ts";
import { paragraph, requiredLine } from "../text.ts";
import { orderChange } from "./orders.ts";
import { staffDeliveryDetails } from "./staff-delivery.ts";
import { version } from "./version.ts";

/** A line as it is to be; with the `id` of a line that is there it takes its place, and what stays the same keeps its price. */
const editedLine = orderedLine.safeExtend({ id: z.string().max(100).optional() });
export type EditedLine = z.output<typeof editedLine>;

const edited = staffDeliveryDetails
  .extend({
    id: requiredLine(100, "Name the order"),
    version,
    items: z
      .array(editedLine, "An order has items")
      .min(1, "An order has items; cancel it instead")
      .max(linesPerOrderLimit, `An order has at most ${linesPerOrderLimit} different items`),
    /** Rupees that are taken off besides the coupon. */
    reduction: z
      .number("Enter whole rupees")
      .int("Enter whole rupees")
      .min(0, "Enter whole rupees")
      .max(10_000_000, "Check the amount"),
    reductionReason: paragraph(200).default(""),
  })
  .refine(({ reduction, reductionReason }) => reduction === 0 || reductionReason !== "", {
    message: "Say why",
    path: ["reductionReason"],
  });
export type OrderEdit = z.output<typeof edited>;

const rupees = z.number().int();

export const quoteEdit = endpoint({
  method: "POST",
  path: "/api/admin/orders/quoteEdit",
  summary: "What an edit of a pending order would change, and what the order would cost; nothing is stored.",
  body: edited,
  success: {
    status: 200,
    body: z.object({
      items: z.array(lineItem.extend({ id: z.string() })),
      subtotal: rupees,
      discount: rupees,
      delivery: rupees,
      reduction: rupees,
      totalAmount: rupees,
      /** What it cost so far. */
      totalBefore: rupees,
      /** Null where its coupon does not hold for it any more. */
      coupon: z.string().nullable(),
      changes: z.array(orderChange),
    }),
  },
});

export const editOrder = endpoint({
  method: "POST",
  path: "/api/admin/orders/edit",
  summary:
    "Edits an order until it is dispatched. What stays the same keeps its price, what is new costs what it costs today; stock and coupon follow.",
  body: edited.safeExtend({ totalAmount: rupees }),
  success: { status: 200, body: z.object({ version, changes: z.array(orderChange) }) },
});
