import { z } from "zod";
import { line, requiredLine } from "../text.ts";

/** As many as a list shows at once. */
const atOnce = 50;

/** Ids of orders that something is done with at once. */
export const orderBatch = z
  .array(requiredLine(100, "Name the order"), "Choose orders")
  .min(1, "Choose orders")
  .max(atOnce, `Choose at most ${atOnce} orders`);

/** Ids of orders in an address, between commas. */
export const orderIds = line(atOnce * 37)
  .min(1, "Choose orders")
  .transform((ids) => ids.split(","))
  .pipe(z.array(z.uuid("Choose orders")).max(atOnce, `Choose at most ${atOnce} orders`));
