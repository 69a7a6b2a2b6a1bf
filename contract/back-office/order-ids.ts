import { z } from "zod";
import { line } from "../text.ts";

/** As many as a list shows at once. */
const atOnce = 50;

/** Ids of orders in an address, between commas. */
export const orderIds = line(atOnce * 37)
  .min(1, "Choose orders")
  .transform((ids) => ids.split(","))
  .pipe(z.array(z.uuid("Choose orders")).max(atOnce, `Choose at most ${atOnce} orders`));
