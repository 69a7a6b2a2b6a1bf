import { z } from "zod";
import { endpoint } from "#contract/http/endpoint.ts";
import { pageOf, pageQuery } from "#contract/http/paging.ts";
import { reason } from "#contract/values/reason.ts";
import { office } from "#contract/values/staff-roles.ts";
import { returnReasons } from "./return-reasons.ts";

const count = z.number().int();
const day = z.iso.date(reason("ENTER_A_DAY"));

/** Days of the requests in Karachi, both included; by default the last 90. */
const days = { from: day.optional(), to: day.optional() };

function isSpan({ from, to }: { from?: string | undefined; to?: string | undefined }): boolean {
  return !from || !to || from <= to;
}
const notASpan = { message: reason("BEGIN_BEFORE_THE_END"), path: ["from"] };

const productBack = z.object({
  id: z.string(),
  name: z.string(),
  code: z.string(),
  isKept: z.boolean(),
  pieces: count,
  toStock: count,
  toRepair: count,
  wasted: count,
  reasons: z.array(
    z.object({
      reason: z.enum(returnReasons),
      pieces: count,
      /** As ordered; `Custom size` for made-to-measure, empty without sizes. Largest first. */
      sizes: z.array(z.object({ size: z.string(), pieces: count })),
    }),
  ),
});
export type ProductBack = z.infer<typeof productBack>;

export const listGarmentsBack = endpoint({
  method: "GET",
  path: "/api/admin/aftercare/garments",
  roles: office,
  summary:
    "Products with returns after delivery, most pieces first, by reason and size, for requests of these days.",
  query: z.object({ ...days, ...pageQuery }).refine(isSpan, notASpan),
  success: { status: 200, body: pageOf(productBack).extend({ from: day, to: day }) },
});

export const exportGarmentsBack = endpoint({
  method: "GET",
  path: "/api/admin/aftercare/exportGarments",
  roles: office,
  summary: "The same as CSV: a row for each product, reason and size.",
  query: z.object(days).refine(isSpan, notASpan),
  success: { status: 200, body: z.unknown() },
});
