import type { CouponState, OfficeCoupon } from "#contract/orders/office-coupons.ts";
import { formatRupees } from "#contract/values/money.ts";
import { StatusBadge, type StatusTone } from "#web/back-office/ui/status-badge.tsx";

const states: Record<CouponState, { label: string; tone: StatusTone }> = {
  live: { label: "Live", tone: "delivered" },
  planned: { label: "Planned", tone: "dispatched" },
  ended: { label: "Ended", tone: "other" },
  usedUp: { label: "Used up", tone: "cancelled" },
};

export const couponStateOptions = Object.entries(states).map(([value, { label }]) => ({ value, label }));

export function CouponStateBadge({ state }: { state: CouponState }) {
  return <StatusBadge tone={states[state].tone}>{states[state].label}</StatusBadge>;
}

export function couponValue({ kind, amount, maximumDiscount, categories }: OfficeCoupon): string {
  const of = categories.length === 0 ? "" : `, of ${categories.map(({ name }) => name).join(", ")}`;
  if (kind === "free-delivery") return `Delivery${of}`;
  const value = kind === "percent" ? `${amount} %` : formatRupees(amount);
  const most = maximumDiscount === null ? "" : `, at most ${formatRupees(maximumDiscount)}`;
  return value + most + of;
}
