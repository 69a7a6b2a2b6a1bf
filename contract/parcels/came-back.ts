import { z } from "zod";
import { endpoint, messageSuccess } from "#contract/http/endpoint.ts";
import { pageOf, pageQuery } from "#contract/http/paging.ts";
import { instant } from "#contract/values/instant.ts";
import { quantityLimit } from "#contract/values/limits.ts";
import { orderWithReason } from "#contract/values/order-ids.ts";
import { reason } from "#contract/values/reason.ts";
import { office, workshop } from "#contract/values/staff-roles.ts";
import { requiredLine } from "#contract/values/text.ts";
import { parcelId } from "./office-parcels.ts";

const pieces = z
  .number(reason("COUNT_WHAT_CAME_BACK"))
  .int(reason("COUNT_WHAT_CAME_BACK"))
  .min(0, reason("COUNT_WHAT_CAME_BACK"))
  .max(quantityLimit, reason("COUNT_WHAT_CAME_BACK"));

export const checkIn = endpoint({
  method: "POST",
  path: "/api/admin/parcels/checkIn",
  roles: office,
  summary:
    "Checks in a dispatched order that was refused, or one of its parcels. Pieces that are neither repaired nor written off go back to stock. If nothing else of the order was sent, it is cancelled; otherwise its price falls. The customer gets the reason by mail.",
  body: orderWithReason.extend({
    /** The returned parcel, where the order was sent in several. */
    parcel: parcelId.optional(),
    /** Rupees by which a returned parcel reduces what is due; an order that ends is due nothing. */
    lessDue: z
      .number(reason("ENTER_WHOLE_RUPEES"))
      .int(reason("ENTER_WHOLE_RUPEES"))
      .min(0, reason("ENTER_WHOLE_RUPEES"))
      .default(0),
    /** Each returned item once. */
    items: z
      .array(
        z.object({ id: requiredLine(40, reason("NAME_EACH_ITEM_ONCE")), toRepair: pieces, wasted: pieces }),
      )
      .max(100, reason("NAME_EACH_ITEM_ONCE")),
    fee: z
      .number(reason("ENTER_THE_FEE"))
      .int(reason("ENTER_THE_FEE"))
      .min(0, reason("ENTER_THE_FEE"))
      .max(100_000, reason("ENTER_THE_FEE"))
      .default(0),
  }),
  success: messageSuccess,
});

const pieceToRepair = z.object({
  id: z.string(),
  order: z.object({ id: z.string(), OrderID: z.string() }),
  name: z.string(),
  productCode: z.string(),
  size: z.string(),
  color: z.string(),
  /** Still to be altered. */
  pieces: z.number().int(),
  /** Whether they go to stock; pieces without stock are put aside. */
  isStocked: z.boolean(),
  /** The customer's request that owns it during alteration: it leaves with the order that follows. */
  request: z.string().nullable(),
  at: instant,
});
export type PieceToRepair = z.infer<typeof pieceToRepair>;

export const listRepairs = endpoint({
  method: "GET",
  path: "/api/admin/repairs/list",
  roles: workshop,
  summary: "Returned pieces that wait for repair or alteration, oldest first.",
  query: z.object({ ...pageQuery }),
  success: { status: 200, body: pageOf(pieceToRepair) },
});

export const finishRepair = endpoint({
  method: "POST",
  path: "/api/admin/repairs/finish",
  roles: workshop,
  summary: "Records the outcome of a repair: repaired pieces go back to stock, the others are written off.",
  body: z
    .object({ id: requiredLine(40, reason("NAME_THE_PIECES")), mended: pieces, scrapped: pieces })
    .refine(({ mended, scrapped }) => mended + scrapped > 0, {
      error: reason("COUNT_WHAT_CAME_BACK"),
      path: ["mended"],
    }),
  success: messageSuccess,
});
