import type { ReactNode } from "react";
import type { OrderProgress } from "#contract/orders/orders.ts";

const tones = {
  pending: "bg-pending text-pending-ink",
  dispatched: "bg-dispatched text-dispatched-ink",
  delivered: "bg-delivered text-delivered-ink",
  cancelled: "bg-cancelled text-cancelled-ink",
  other: "bg-other text-other-ink",
};

export type StatusTone = keyof typeof tones;

export function StatusBadge({ tone, children }: { tone: StatusTone; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-md px-2 pt-0.5 pb-0.75 text-xs font-[560] whitespace-nowrap ${tones[tone]}`}
    >
      <span aria-hidden="true" className="size-1.5 rounded-full bg-current" />
      {children}
    </span>
  );
}

export const progressTones: Record<OrderProgress, StatusTone> = {
  Pending: "pending",
  Dispatched: "dispatched",
  Delivered: "delivered",
  Cancelled: "cancelled",
};
