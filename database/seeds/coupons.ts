import type { SeedCoupon } from "./seed-types.ts";

export const coupons: readonly SeedCoupon[] = [
  {
    code: "WELCOME10",
    kind: "percent",
    amount: 10,
    maximumDiscount: 1000,
    minimumSubtotal: 2000,
    startsAt: "2025-01-01T00:00:00Z",
    endsAt: null,
  },
  {
    code: "FLAT500",
    kind: "fixed",
    amount: 500,
    maximumDiscount: null,
    minimumSubtotal: 5000,
    startsAt: "2025-01-01T00:00:00Z",
    endsAt: null,
  },
  // Expired on purpose, so that the demo shop can show a refusal.
  {
    code: "EID2025",
    kind: "percent",
    amount: 15,
    maximumDiscount: 1500,
    minimumSubtotal: 3000,
    startsAt: "2025-03-15T00:00:00Z",
    endsAt: "2025-04-06T19:00:00Z",
  },
];
