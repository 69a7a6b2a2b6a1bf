import { z } from "zod";
import { orderProgress } from "#contract/orders/orders.ts";
import { parcelState } from "#contract/orders/parcels.ts";
import { instant } from "#contract/values/instant.ts";

export const webhookEvents = {
  "order.placed": "An order was placed in the shop, or taken on the phone.",
  "order.confirmed":
    "The customer has confirmed an order; one taken on the phone is confirmed from the start.",
  "order.edited": "An order was edited, or its address was changed.",
  "order.paid": "Nothing is to be paid for an order any more.",
  "order.unpaid": "Something is to be paid again: a payment was reversed, or the price rose.",
  "order.dispatched": "An order has left.",
  "order.delivered": "An order has arrived.",
  "order.delivery-undone": "An order that was marked as delivered by mistake is on its way.",
  "order.cancelled": "An order was cancelled.",
  "parcel.changed": "A parcel was booked with a courier, or its state has changed.",
  "stock.changed": "Pieces of a product came or went.",
  "stock.low": "The stock of a size fell to five pieces or fewer.",
} as const;

export const webhookEvent = z.enum(Object.keys(webhookEvents) as [WebhookEvent, ...WebhookEvent[]]);
export type WebhookEvent = keyof typeof webhookEvents;

const order = z.object({
  id: z.string().describe("The id for `GET /api/v1/order`."),
  OrderID: z.string(),
  orderProgress,
  isConfirmed: z.boolean(),
  totalAmount: z.int().describe("Whole rupees."),
  received: z
    .int()
    .describe("The amount paid, including a courier's deductions, less refunds; whole rupees."),
  paymentMethod: z.string(),
  source: z.enum(["web", "phone"]),
  createdAt: instant,
});

const parcel = z.object({
  id: z.string(),
  orderId: z.string(),
  courier: z.string(),
  reference: z.string().describe("The shop's own number of the parcel, which the courier also has."),
  state: parcelState,
});

const stock = z.array(
  z.object({
    size: z.string(),
    color: z.string().nullable().describe("Its id; null where stock is counted by size alone."),
    pieces: z.int().nullable().describe("The number in stock now; null once no stock is counted."),
  }),
);

const ofOrder = z.strictObject({ order });
const ofStock = z.strictObject({ product: z.object({ id: z.string() }), stock });

const dataOf = {
  "order.placed": ofOrder,
  "order.confirmed": ofOrder,
  "order.edited": ofOrder,
  "order.paid": ofOrder,
  "order.unpaid": ofOrder,
  "order.dispatched": ofOrder,
  "order.delivered": ofOrder,
  "order.delivery-undone": ofOrder,
  "order.cancelled": ofOrder,
  "parcel.changed": z.strictObject({ parcel }),
  "stock.changed": ofStock,
  "stock.low": ofStock,
} satisfies Record<WebhookEvent, z.ZodType>;

/** The body of a webhook: a snapshot of the moment of the event. */
export function webhookMessage(event: WebhookEvent) {
  return z.object({
    type: z.literal(event),
    timestamp: instant.describe("When it happened."),
    data: dataOf[event],
  });
}
