import { z } from "zod";
import { lineItem, orderedLine } from "#contract/cart/line-item.ts";
import { deliveryPromise } from "#contract/delivery/delivery.ts";
import { endpoint } from "#contract/http/endpoint.ts";
import { version } from "#contract/http/paging.ts";
import type { Charges } from "#contract/options/charges.ts";
import { acknowledged } from "#contract/orders/order-actions.ts";
import { staffDeliveryDetails } from "#contract/orders/staff-delivery.ts";
import { linesPerOrderLimit } from "#contract/values/limits.ts";
import { orderId } from "#contract/values/order-id.ts";
import { reason } from "#contract/values/reason.ts";
import { office } from "#contract/values/staff-roles.ts";
import { paragraph } from "#contract/values/text.ts";
import { orderChange } from "./office-orders.ts";

/** The edited line; with the `id` of an existing line it replaces it, and unchanged choices retain their price. */
const editedLine = orderedLine.safeExtend({ id: z.string().max(100).optional() });
export type EditedLine = z.output<typeof editedLine>;

const edited = staffDeliveryDetails
  .extend({
    id: orderId,
    version,
    items: z
      .array(editedLine, reason("ORDER_HAS_ITEMS"))
      .min(1, reason("ORDER_NEEDS_ITEMS"))
      .max(linesPerOrderLimit, reason("ORDER_TOO_MANY_LINES", { most: linesPerOrderLimit })),
    reduction: z
      .number(reason("ENTER_WHOLE_RUPEES"))
      .int(reason("ENTER_WHOLE_RUPEES"))
      .min(0, reason("ENTER_WHOLE_RUPEES"))
      .max(10_000_000, reason("CHECK_THE_AMOUNT")),
    reductionReason: paragraph(200).default(""),
    /** Terms of charges, coupon and delivery: those of the order, or today's. */
    terms: z.enum(["order", "today"]).default("order"),
  })
  .refine(({ reduction, reductionReason }) => reduction === 0 || reductionReason !== "", {
    message: reason("SAY_WHY"),
    path: ["reductionReason"],
  });
export type OrderEdit = z.output<typeof edited>;

const rupees = z.number().int();

/** Charges for choices besides the garment. */
const charges = z.object({
  delivery: rupees,
  nameEngraving: rupees,
  secondLine: rupees,
  surgicalCap: rupees,
  customSize: rupees,
  isCustomSizePerPart: z.boolean(),
}) satisfies z.ZodType<Charges>;

/** Work to repeat or add that is cut, sewn or packed already, line by line. */
const backToWork = z.array(orderChange).max(2 * linesPerOrderLimit);

export const quoteEdit = endpoint({
  method: "POST",
  path: "/api/admin/orders/quoteEdit",
  roles: office,
  summary: "Previews an edit of a pending order: its changes and the new total. Nothing is stored.",
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
      totalBefore: rupees,
      /** Totals by either terms. */
      totals: z.object({ order: rupees, today: rupees }),
      /** Null where its coupon no longer applies. */
      coupon: z.string().nullable(),
      changes: z.array(orderChange),
      /** The dates after this edit; null where it was promised none. */
      promise: deliveryPromise.nullable(),
      /** By the terms that were asked for. */
      charges,
      backToWork,
    }),
  },
});

export const editOrder = endpoint({
  method: "POST",
  path: "/api/admin/orders/edit",
  roles: office,
  summary:
    "Edits an order until it is dispatched. Unchanged items keep their price, new ones cost today's; charges, coupon and delivery stay as ordered, unless `terms` is today. Stock is adjusted. Lines that are already cut or sewn differently go back to the workshop, with `backToWork` as it was quoted; without it the answer is 409 IN_WORK.",
  body: edited.safeExtend({ totalAmount: rupees, backToWork: backToWork.default([]), acknowledged }),
  success: { status: 200, body: z.object({ version, changes: z.array(orderChange) }) },
});
