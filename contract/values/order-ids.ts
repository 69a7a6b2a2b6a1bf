import { z } from "zod";
import { orderId } from "#contract/values/order-id.ts";
import { say } from "./say.ts";
import { line, requiredParagraph } from "./text.ts";

const atOnce = 50;

export function batchOf<Entry extends z.ZodType>(entry: Entry) {
  return z
    .array(entry, say("CHOOSE_ORDERS"))
    .min(1, say("CHOOSE_ORDERS"))
    .max(atOnce, say("TOO_MANY_ORDERS", { most: atOnce }));
}

export const orderBatch = batchOf(orderId);

export const orderWithReason = z.object({ id: orderId, reason: requiredParagraph(300, say("SAY_WHY")) });

export const orderIds = line(atOnce * 37)
  .min(1, say("CHOOSE_ORDERS"))
  .transform((ids) => ids.split(","))
  .pipe(z.array(z.uuid(say("CHOOSE_ORDERS"))).max(atOnce, say("TOO_MANY_ORDERS", { most: atOnce })));
