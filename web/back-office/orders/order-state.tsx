import type { OrderProgress, WorkStage } from "#contract/orders/orders.ts";
import type { ParcelState } from "#contract/orders/parcels.ts";
import Banknote from "#icons/banknote.mjs";
import Check from "#icons/check.mjs";
import MessageCircle from "#icons/message-circle.mjs";
import { parcelStateLabels } from "#web/back-office/parcels/parcel-labels.ts";
import { progressTones } from "#web/back-office/ui/status-badge.tsx";
import { stageLabels } from "#web/back-office/workshop/stage-labels.ts";
import { Icon } from "#web/ui/icon.tsx";
import { StatusBadge } from "../ui/status-badge.tsx";

type OrderStateProps = {
  progress: OrderProgress;
  isConfirmed: boolean;
  work: WorkStage | null;
  /** For a parcel that is not handed over yet, in lists only: the order page shows more in its card. */
  parcel?: ParcelState | null;
  courier?: string;
  consignmentNumber?: string;
  isCancelAsked: boolean;
  /** The customer has reported a transfer. */
  isPaymentSaid: boolean;
  askedAt: string | null;
  cashReceivedOn: string | null;
};

export function OrderState({
  progress,
  isConfirmed,
  work,
  parcel = null,
  courier = "",
  consignmentNumber = "",
  isCancelAsked,
  isPaymentSaid,
  askedAt,
  cashReceivedOn,
}: OrderStateProps) {
  if (progress !== "Pending") {
    return (
      <span className="inline-flex flex-wrap items-center gap-2 whitespace-nowrap">
        <StatusBadge tone={progressTones[progress]}>{progress}</StatusBadge>
        {parcel && <ParcelBadge state={parcel} />}
        <Carrier courier={courier} number={consignmentNumber} />
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
        <StatusBadge tone={work ? "dispatched" : "pending"}>
          {work ? stageLabels[work] : progress}
        </StatusBadge>
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
      {parcel && <ParcelBadge state={parcel} />}
      <Carrier courier={courier} number={consignmentNumber} />
      {isCancelAsked && <StatusBadge tone="cancelled">Wants to cancel</StatusBadge>}
      {isPaymentSaid && <SaysToHavePaid />}
    </span>
  );
}

const goesOn: readonly ParcelState[] = ["asked", "booked"];

function ParcelBadge({ state }: { state: ParcelState }) {
  return (
    <StatusBadge tone={goesOn.includes(state) ? "dispatched" : "cancelled"}>
      {parcelStateLabels[state]}
    </StatusBadge>
  );
}

function Carrier({ courier, number }: { courier: string; number: string }) {
  if (courier === "") return null;
  return (
    <span className="text-sm whitespace-nowrap text-slate">
      {courier} <span className="tabular-nums">{number}</span>
    </span>
  );
}

function SaysToHavePaid() {
  return <StatusBadge tone="dispatched">Customer says paid</StatusBadge>;
}
