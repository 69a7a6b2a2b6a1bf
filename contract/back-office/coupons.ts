import { z } from "zod";
import { couponKinds } from "../coupon-discount.ts";
import { endpoint } from "../endpoint.ts";
import { line, requiredLine } from "../text.ts";
import { pageOf, pageQuery } from "./pages.ts";
import { version } from "./version.ts";

const moment = z.iso.datetime();

function rupees(sentence: string) {
  return z.number(sentence).int(sentence).min(0, sentence).max(1_000_000, "Enter at most Rs. 1,000,000");
}

/** A number that counts, or null for no limit. */
function limit(sentence: string) {
  return z.number(sentence).int(sentence).min(1, sentence).max(10_000_000, sentence).nullable();
}

/** A minute by the clocks of Pakistan, as a field for day and time gives it: `2026-11-21T18:00`. */
const localMinute = z.iso.datetime({
  local: true,
  offset: false,
  precision: -1,
  error: "Enter day and time",
});

/** When a coupon holds: `ended` by time, `usedUp` by its limit. */
export const couponStates = ["live", "planned", "ended", "usedUp"] as const;
export type CouponState = (typeof couponStates)[number];

const terms = {
  kind: z.enum(couponKinds, "Choose a kind"),
  /** Percent, or rupees; means nothing for free delivery, and is kept as 0. */
  amount: z.number("Enter a whole number").int("Enter a whole number").min(0, "Enter 1 or more"),
  /** The most rupees that a percentage takes off. */
  maximumDiscount: limit("Enter whole rupees, or nothing"),
  /** Rupees of goods, before the discount. */
  minimumSubtotal: rupees("Enter whole rupees"),
  usageLimit: limit("Enter a whole number, or nothing"),
  customerLimit: limit("Enter a whole number, or nothing"),
};

const officeCoupon = z.object({
  id: z.string(),
  version,
  code: z.string(),
  ...terms,
  /** Those that it is for, in the shop's order; empty where it is for all goods. */
  categories: z.array(z.object({ id: z.string(), name: z.string() })),
  startsAt: moment,
  endsAt: moment.nullable(),
  state: z.enum(couponStates),
  /** How often it was used; a cancelled order gives its use back. */
  usedCount: z.number().int(),
  /** Of the orders with it that were not cancelled: how many, what they cost, and what the coupon took off. */
  orders: z.number().int(),
  revenue: z.number().int(),
  discount: z.number().int(),
});
export type OfficeCoupon = z.infer<typeof officeCoupon>;

export const listCoupons = endpoint({
  method: "GET",
  path: "/api/admin/coupons/list",
  summary: "Coupons with use and revenue, newest first; `q` is the beginning of a code.",
  query: z.object({ q: line(100).optional(), state: z.enum(couponStates).optional(), ...pageQuery }),
  success: { status: 200, body: pageOf(officeCoupon) },
});

const id = requiredLine(100, "Name the coupon");
const oneCoupon = z.object({ coupon: officeCoupon });

export const getCoupon = endpoint({
  method: "GET",
  path: "/api/admin/coupons/get",
  summary: "One coupon.",
  query: z.object({ id }),
  success: { status: 200, body: oneCoupon },
});

/** What a coupon is made of. Upper case, as shoppers' codes are compared. */
const couponFields = z.object({
  code: requiredLine(40, "Enter the code")
    .toUpperCase()
    .regex(/^[A-Z0-9][A-Z0-9_-]*$/, "Use letters, digits and dashes only"),
  ...terms,
  /** Of goods that it is for; none for all. */
  categoryIds: z
    .array(z.uuid("Choose categories"), "Choose categories")
    .max(100, "Choose at most 100 categories")
    .refine((ids) => new Set(ids).size === ids.length, "Choose each category once")
    .default([]),
  startsAt: localMinute,
  endsAt: localMinute.nullable(),
});

type Checked = Pick<z.output<typeof couponFields>, "kind" | "amount" | "startsAt" | "endsAt">;

function checkTogether({ value, issues }: z.core.ParsePayload<Checked>): void {
  if (value.kind !== "free-delivery" && value.amount < 1)
    issues.push({ code: "custom", path: ["amount"], message: "Enter 1 or more", input: value.amount });
  if (value.kind === "percent" && value.amount > 100)
    issues.push({
      code: "custom",
      path: ["amount"],
      message: "Enter at most 100 percent",
      input: value.amount,
    });
  if (value.kind === "fixed" && value.amount > 1_000_000)
    issues.push({
      code: "custom",
      path: ["amount"],
      message: "Enter at most Rs. 1,000,000",
      input: value.amount,
    });
  if (value.endsAt !== null && value.endsAt <= value.startsAt)
    issues.push({ code: "custom", path: ["endsAt"], message: "End it after its start", input: value.endsAt });
}

export const createCoupon = endpoint({
  method: "POST",
  path: "/api/admin/coupons/create",
  summary: "Makes a coupon.",
  body: couponFields.check(checkTogether),
  success: { status: 201, body: oneCoupon },
});

export const updateCoupon = endpoint({
  method: "POST",
  path: "/api/admin/coupons/update",
  summary: "Changes a coupon, unless somebody has since it was read; orders keep their discount.",
  body: couponFields.extend({ id, version }).check(checkTogether),
  success: { status: 200, body: oneCoupon },
});

export const endCoupon = endpoint({
  method: "POST",
  path: "/api/admin/coupons/end",
  summary: "Ends a coupon now.",
  body: z.object({ id }),
  success: { status: 200, body: oneCoupon },
});
