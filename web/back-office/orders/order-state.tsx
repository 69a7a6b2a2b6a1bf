import type { OrderProgress, WorkStage } from "#contract/orders/orders.ts";
import Banknote from "#icons/banknote.mjs";
import Check from "#icons/check.mjs";
import MessageCircle from "#icons/message-circle.mjs";
import { Icon } from "#web/ui/icon.tsx";
import { StatusBadge, type StatusTone } from "../ui/status-badge.tsx";
import { workWords } from "../workshop/work-words.ts";

export const progressTones: Record<OrderProgress, StatusTone> = {
  Pending: "pending",
  Dispatched: "dispatched",
  Delivered: "delivered",
  Cancelled: "cancelled",
};

type OrderStateProps = {
  progress: OrderProgress;
  isConfirmed: boolean;
  work: WorkStage | null;
  isCancelAsked: boolean;
  /** Its customer says to have paid. */
  isPaymentSaid: boolean;
  askedAt: string | null;
  cashReceivedOn: string | null;
};

export function OrderState({
  progress,
  isConfirmed,
  work,
  isCancelAsked,
  isPaymentSaid,
  askedAt,
  cashReceivedOn,
}: OrderStateProps) {
  if (progress !== "Pending") {
    return (
      <span className="inline-flex flex-wrap items-center gap-2 whitespace-nowrap">
        <StatusBadge tone={progressTones[progress]}>{progress}</StatusBadge>
        {isPaymentSaid && <SaysToHavePaid />}
        {cashReceivedOn !== null && (
          <span className="inline-flex items-center gap-1 text-sm text-slate">
            <Icon icon={Banknote} className="size-4" />
            <span className="max-lg:sr-only">Cash received</span>
          </span>
        )}
      </span>
    );
  }
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <span className="inline-flex items-center gap-2 whitespace-nowrap">
        <StatusBadge tone={work ? "dispatched" : "pending"}>{work ? workWords[work] : progress}</StatusBadge>
        {isConfirmed && (
          <span className="inline-flex items-center gap-1 text-sm text-slate">
            <Icon icon={Check} className="size-4" />
            <span className="max-lg:sr-only">Confirmed</span>
          </span>
        )}
        {!isConfirmed && askedAt && (
          <span className="inline-flex items-center gap-1 text-sm text-slate">
            <Icon icon={MessageCircle} className="size-4" />
            <span className="max-lg:sr-only">Asked</span>
          </span>
        )}
      </span>
      {isCancelAsked && <StatusBadge tone="cancelled">Wants to cancel</StatusBadge>}
      {isPaymentSaid && <SaysToHavePaid />}
    </span>
  );
}

function SaysToHavePaid() {
  return <StatusBadge tone="dispatched">Says to have paid</StatusBadge>;
}
