import { z } from "zod";
import { endpoint } from "#contract/http/endpoint.ts";
import { reason } from "#contract/values/reason.ts";
import { requiredLine } from "#contract/values/text.ts";

const count = z.number().int().nonnegative();

/** Delivered pieces of a product in a size, and how many were exchanged for a larger or a smaller one. */
const sizeTally = z.object({ pieces: count, larger: count, smaller: count });
export type SizeTally = z.infer<typeof sizeTally>;

/** Fewer are not significant, and might identify a customer. */
const leastPieces = 20;

export function enoughForTally({ pieces, larger, smaller }: SizeTally): boolean {
  return pieces >= leastPieces && larger + smaller <= pieces;
}

export const getSizeTally = endpoint({
  method: "GET",
  path: "/products/getSizeTally",
  summary:
    "How often a product was exchanged for a larger or a smaller size; null while too few pieces have arrived.",
  query: z.object({ id: requiredLine(200, reason("NAME_THE_PRODUCT")) }),
  success: { status: 200, body: z.object({ tally: sizeTally.nullable() }) },
});
