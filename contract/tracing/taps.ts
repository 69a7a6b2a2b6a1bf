import { z } from "zod";
import { endpoint } from "../http/endpoint.ts";
import { type ShopPagePath, shopPages } from "../pages.ts";

/** The kind of the tapped control only: its words may be personal. */
export const tapControls = ["link", "button", "field", "other"] as const;

const pagePaths = shopPages.map(({ path }) => path) as [ShopPagePath, ...ShopPagePath[]];

const milliseconds = z.int().min(0).max(60_000);

/**
 * A tap, from the tap to the rendered answer. Times are ages when the page sends it, because a phone's clock may be
 * off.
 */
const tap = z.strictObject({
  /** As in the header `traceparent` of its calls (W3C Trace Context). */
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
    "How long a tap took until its answer was drawn, for the shop's traces. Without traces there is no such address.",
  body: tap,
  success: { status: 200, body: z.object({ kept: z.boolean() }) },
});
