import { Check } from "lucide-react";
import type { OrderProgress } from "#contract/orders.ts";
import { StatusBadge, type StatusTone } from "../ui/status-badge.tsx";

const tones: Record<OrderProgress, StatusTone> = {
  Pending: "pending",
  Dispatched: "dispatched",
  Delivered: "delivered",
  Cancelled: "cancelled",
};

type OrderStateProps = { progress: OrderProgress; isConfirmed: boolean };

/** How far an order has come, and of a pending one whether its customer has confirmed it. */
export function OrderState({ progress, isConfirmed }: OrderStateProps) {
  return (
    <span className="inline-flex items-center gap-2">
      <StatusBadge tone={tones[progress]}>{progress}</StatusBadge>
      {progress === "Pending" && isConfirmed && (
        <span className="inline-flex items-center gap-1 text-sm text-slate">
          <Check aria-hidden="true" className="size-4" />
          <span className="max-lg:sr-only">Confirmed</span>
        </span>
      )}
    </span>
  );
}
