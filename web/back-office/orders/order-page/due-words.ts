import type { OfficeOrder } from "#contract/order-views/office-orders.ts";

type Due = NonNullable<OfficeOrder["due"]>;

export const dueLabels: Record<Due["what"], string> = { leave: "Leaves by", arrive: "Arrives by" };

/** The days that are left, such as `3 days left`, `Today` or `2 days late`. */
export function describeDaysLeft(daysLeft: number): string {
  if (daysLeft === 0) return "Today";
  const days = Math.abs(daysLeft) === 1 ? "1 day" : `${Math.abs(daysLeft)} days`;
  return `${days} ${daysLeft < 0 ? "late" : "left"}`;
}
