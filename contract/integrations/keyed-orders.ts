import { z } from "zod";
import { getStock } from "#contract/catalog/stock.ts";
import { endpoint } from "#contract/http/endpoint.ts";
import { order, orderProgress } from "#contract/orders/orders.ts";
import { instant } from "#contract/values/instant.ts";
import { orderId } from "#contract/values/order-id.ts";
import { reason } from "#contract/values/reason.ts";
import { line } from "#contract/values/text.ts";

const keyedOrder = z.object({
  id: z.string(),
  OrderID: z.string(),
  createdAt: instant,
  name: z.string(),
  phone: z.string(),
  city: z.string(),
  pieces: z.number().int(),
  totalAmount: z.number().int(),
  orderProgress,
  source: z.enum(["web", "phone"]),
});

const asBearer = "Needs a key of the back office, sent as `Authorization: Bearer`,";

export const listKeyedOrders = endpoint({
  method: "GET",
  path: "/api/v1/orders",
  summary: `Orders, oldest first, fifty at a time; \`next\` is the \`after\` of the next page. ${asBearer} with the right \`orders\`.`,
  query: z.object({
    status: orderProgress.optional(),
    /** The first day, in Karachi. */
    from: z.iso.date(reason("ENTER_A_DAY")).optional(),
    after: line(300).optional(),
  }),
  success: { status: 200, body: z.object({ items: z.array(keyedOrder), next: z.string().nullable() }) },
});

export const getKeyedOrder = endpoint({
  method: "GET",
  path: "/api/v1/order",
  summary: `One order with its items and its delivery address. ${asBearer} with the right \`orders\`.`,
  query: z.object({ id: orderId }),
  success: { status: 200, body: z.object({ order: order.omit({ userID: true }) }) },
});

export const getKeyedStock = endpoint({
  ...getStock,
  path: "/api/v1/stock",
  summary: `The stock of each size of a product; null where it is not tracked. ${asBearer} with the right \`stock\`.`,
});
