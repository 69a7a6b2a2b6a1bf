import { z } from "zod";
import { say } from "../http/say.ts";
import { orderId } from "../orders/orders.ts";
import { line, requiredParagraph } from "../values/text.ts";

/** As many as a list shows at once. */
const atOnce = 50;

/** Orders that something is done with at once. */
export function batchOf<Entry extends z.ZodType>(entry: Entry) {
  return z
    .array(entry, say("CHOOSE_ORDERS"))
    .min(1, say("CHOOSE_ORDERS"))
    .max(atOnce, say("TOO_MANY_ORDERS", { most: atOnce }));
}

export const orderBatch = batchOf(orderId);

/** An order and why something is done with it. */
export const orderWithReason = z.object({ id: orderId, reason: requiredParagraph(300, say("SAY_WHY")) });

/** Ids of orders in an address, between commas. */
export const orderIds = line(atOnce * 37)
  .min(1, say("CHOOSE_ORDERS"))
  .transform((ids) => ids.split(","))
  .pipe(z.array(z.uuid(say("CHOOSE_ORDERS"))).max(atOnce, say("TOO_MANY_ORDERS", { most: atOnce })));
