import { z } from "zod";
import { endpoint } from "../http/endpoint.ts";
import { type ShopPagePath, shopPages } from "../pages.ts";

/** What was tapped, by its kind alone: its words may name somebody. */
export const tapControls = ["link", "button", "field", "other"] as const;

const pagePaths = shopPages.map(({ path }) => path) as [ShopPagePath, ...ShopPagePath[]];

const milliseconds = z.int().min(0).max(60_000);

/**
 * A tap, from when it was made until its answer was drawn. Times are of the past as the page sends it, because the clock of a phone may be
 * off.
 */
const tap = z.strictObject({
  /** As in the header `traceparent` of the calls that it has led to (W3C Trace Context). */
  traceId: z.string().regex(/^(?!0{32})[\da-f]{32}$/),
  spanId: z.string().regex(/^(?!0{16})[\da-f]{16}$/),
  page: z.enum(pagePaths),
  control: z.enum(tapControls),
  madeAgo: milliseconds,
  answeredAgo: milliseconds,
});
export type Tap = z.output<typeof tap>;

export const recordTap = endpoint({
  method: "POST",
  path: "/traces/keepTap",
  summary:
    "How long a tap took until its answer was drawn, for the shop's traces. A shop that keeps none has no such address.",
  body: tap,
  success: { status: 200, body: z.object({ kept: z.boolean() }) },
});
