import { z } from "zod";
import { endpoint, messageSuccess } from "../http/endpoint.ts";
import { say } from "../http/say.ts";
import { quantityLimit } from "../values/limits.ts";
import { requiredLine } from "../values/text.ts";
import { orderWithReason } from "./order-ids.ts";

const pieces = z
  .number(say("COUNT_WHAT_CAME_BACK"))
  .int(say("COUNT_WHAT_CAME_BACK"))
  .min(0, say("COUNT_WHAT_CAME_BACK"))
  .max(quantityLimit, say("COUNT_WHAT_CAME_BACK"));

export const checkIn = endpoint({
  method: "POST",
  path: "/api/admin/parcels/checkIn",
  summary:
    "Takes back a dispatched order that its customer did not take: the order is cancelled, and of each item what is neither mended nor thrown away goes back to stock. The customer reads the reason in a mail.",
  body: orderWithReason.extend({
    /** Each item of the order once. */
    items: z
      .array(z.object({ id: requiredLine(40, say("NAME_EACH_ITEM_ONCE")), toRepair: pieces, wasted: pieces }))
      .max(100, say("NAME_EACH_ITEM_ONCE")),
    /** Rupees that the courier takes for bringing it back. */
    fee: z
      .number(say("ENTER_THE_FEE"))
      .int(say("ENTER_THE_FEE"))
      .min(0, say("ENTER_THE_FEE"))
      .max(100_000, say("ENTER_THE_FEE"))
      .default(0),
  }),
  success: messageSuccess,
});
