import { z } from "zod";
import { endpoint } from "#contract/http/endpoint.ts";
import { pageOf, pageQuery, version } from "#contract/http/paging.ts";
import { couponKinds } from "#contract/money/coupon-discount.ts";
import { instant } from "#contract/values/instant.ts";
import { type EncodedReason, reason } from "#contract/values/reason.ts";
import { office } from "#contract/values/staff-roles.ts";
import { line, requiredLine } from "#contract/values/text.ts";

function rupees(sentence: EncodedReason) {
  return z.number(sentence).int(sentence).min(0, sentence).max(1_000_000, reason("AT_MOST_A_MILLION_RUPEES"));
}

function limit(sentence: EncodedReason) {
  return z.number(sentence).int(sentence).min(1, sentence).max(10_000_000, sentence).nullable();
}

/** A minute in Pakistan time, in the format of a date-time field: `2026-11-21T18:00`. */
const localMinute = z.iso.datetime({
  local: true,
  offset: false,
  precision: -1,
  error: reason("ENTER_DAY_AND_TIME"),
});

export const couponStates = ["live", "planned", "ended", "usedUp"] as const;
export type CouponState = (typeof couponStates)[number];

const terms = {
  kind: z.enum(couponKinds, reason("CHOOSE_A_KIND")),
  amount: z
    .number(reason("ENTER_A_WHOLE_NUMBER"))
    .int(reason("ENTER_A_WHOLE_NUMBER"))
    .min(0, reason("ENTER_1_OR_MORE")),
  maximumDiscount: limit(reason("ENTER_WHOLE_RUPEES_OR_NOTHING")),
  /** Rupees of goods, before the discount. */
  minimumSubtotal: rupees(reason("ENTER_WHOLE_RUPEES")),
  usageLimit: limit(reason("ENTER_A_WHOLE_NUMBER_OR_NOTHING")),
  customerLimit: limit(reason("ENTER_A_WHOLE_NUMBER_OR_NOTHING")),
};

const officeCoupon = z.object({
  id: z.string(),
  version,
  code: z.string(),
  ...terms,
  /** Eligible categories, in the shop's order; empty for all goods. */
  categories: z.array(z.object({ id: z.string(), name: z.string() })),
  startsAt: instant,
  endsAt: instant.nullable(),
  state: z.enum(couponStates),
  /** Number of uses, without cancelled orders. */
  usedCount: z.number().int(),
  orders: z.number().int(),
  revenue: z.number().int(),
  discount: z.number().int(),
});
export type OfficeCoupon = z.infer<typeof officeCoupon>;

export const listCoupons = endpoint({
  method: "GET",
  path: "/api/admin/coupons/list",
  roles: office,
  summary: "Coupons with use and revenue, newest first; `q` is the beginning of a code.",
  query: z.object({ q: line(100).optional(), state: z.enum(couponStates).optional(), ...pageQuery }),
  success: { status: 200, body: pageOf(officeCoupon) },
});

const id = requiredLine(100, reason("NAME_THE_COUPON"));
const oneCoupon = z.object({ coupon: officeCoupon });

export const getCoupon = endpoint({
  method: "GET",
  path: "/api/admin/coupons/get",
  roles: office,
  summary: "One coupon.",
  query: z.object({ id }),
  success: { status: 200, body: oneCoupon },
});

const couponFields = z.object({
  code: requiredLine(40, reason("ENTER_THE_CODE"))
    .toUpperCase()
    .regex(/^[A-Z0-9][A-Z0-9_-]*$/, reason("USE_LETTERS_DIGITS_AND_DASHES_ONLY")),
  ...terms,
  /** Eligible categories; none for all goods. */
  categoryIds: z
    .array(z.uuid(reason("CHOOSE_CATEGORIES")), reason("CHOOSE_CATEGORIES"))
    .max(100, reason("CHOOSE_AT_MOST_100_CATEGORIES"))
    .refine((ids) => new Set(ids).size === ids.length, reason("CHOOSE_EACH_CATEGORY_ONCE"))
    .default([]),
  startsAt: localMinute,
  endsAt: localMinute.nullable(),
});

type Checked = Pick<z.output<typeof couponFields>, "kind" | "amount" | "startsAt" | "endsAt">;

function checkTogether({ value, issues }: z.core.ParsePayload<Checked>): void {
  if (value.kind !== "free-delivery" && value.amount < 1)
    issues.push({
      code: "custom",
      path: ["amount"],
      message: reason("ENTER_1_OR_MORE"),
      input: value.amount,
    });
  if (value.kind === "percent" && value.amount > 100)
    issues.push({
      code: "custom",
      path: ["amount"],
      message: reason("AT_MOST_100_PERCENT"),
      input: value.amount,
    });
  if (value.kind === "fixed" && value.amount > 1_000_000)
    issues.push({
      code: "custom",
      path: ["amount"],
      message: reason("AT_MOST_A_MILLION_RUPEES"),
      input: value.amount,
    });
  if (value.endsAt !== null && value.endsAt <= value.startsAt)
    issues.push({
      code: "custom",
      path: ["endsAt"],
      message: reason("END_IT_AFTER_ITS_START"),
      input: value.endsAt,
    });
}

export const createCoupon = endpoint({
  method: "POST",
  path: "/api/admin/coupons/create",
  roles: office,
  summary: "Creates a coupon.",
  body: couponFields.check(checkTogether),
  success: { status: 201, body: oneCoupon },
});

export const updateCoupon = endpoint({
  method: "POST",
  path: "/api/admin/coupons/update",
  roles: office,
  summary: "Replaces a coupon, unless it has changed since it was read; existing orders keep their discount.",
  body: couponFields.extend({ id, version }).check(checkTogether),
  success: { status: 200, body: oneCoupon },
});

export const endCoupon = endpoint({
  method: "POST",
  path: "/api/admin/coupons/end",
  roles: office,
  summary: "Ends a coupon now.",
  body: z.object({ id }),
  success: { status: 200, body: oneCoupon },
});
