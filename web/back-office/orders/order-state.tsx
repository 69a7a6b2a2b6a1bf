import { Banknote, Check, MessageCircle } from "lucide";
import type { OrderProgress, WorkStage } from "#contract/orders.ts";
import { Icon } from "../../ui/icon.tsx";
import { StatusBadge, type StatusTone } from "../ui/status-badge.tsx";
import { workWords } from "../workshop/work-words.ts";

const tones: Record<OrderProgress, StatusTone> = {
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
  /** When its customer was last asked to confirm. */
  askedAt: string | null;
  /** The day on which the shop had its cash. */
  cashReceivedOn: string | null;
};

/** How far an order has come, and of a pending one how far it is sewn and what its customer has said. */
export function OrderState({
  progress,
  isConfirmed,
  work,
  isCancelAsked,
  askedAt,
  cashReceivedOn,
}: OrderStateProps) {
  if (progress !== "Pending") {
    return (
      <span className="inline-flex items-center gap-2 whitespace-nowrap">
        <StatusBadge tone={tones[progress]}>{progress}</StatusBadge>
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
    </span>
  );
}
