import { z } from "zod";
import { orderId } from "#contract/values/order-id.ts";
import { reason } from "./reason.ts";
import { line, requiredParagraph } from "./text.ts";

const atOnce = 50;

export function batchOf<Entry extends z.ZodType>(entry: Entry) {
  return z
    .array(entry, reason("CHOOSE_ORDERS"))
    .min(1, reason("CHOOSE_ORDERS"))
    .max(atOnce, reason("TOO_MANY_ORDERS", { most: atOnce }));
}

export const orderBatch = batchOf(orderId);

export const orderWithReason = z.object({ id: orderId, reason: requiredParagraph(300, reason("SAY_WHY")) });

export const orderIds = line(atOnce * 37)
  .min(1, reason("CHOOSE_ORDERS"))
  .transform((ids) => ids.split(","))
  .pipe(z.array(z.uuid(reason("CHOOSE_ORDERS"))).max(atOnce, reason("TOO_MANY_ORDERS", { most: atOnce })));
