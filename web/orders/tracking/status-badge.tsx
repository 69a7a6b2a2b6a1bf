import type { OrderProgress } from "#contract/orders/orders.ts";
import { ordersMessages } from "#messages/orders.tsx";

/**
 * Pending yellow, Dispatched blue, Delivered green, Cancelled red, any other grey (specification section 2, orders).
 */
const colors: Record<OrderProgress, string> = {
  Pending: "bg-pending text-pending-ink",
  Dispatched: "bg-dispatched text-dispatched-ink",
  Delivered: "bg-delivered text-delivered-ink",
  Cancelled: "bg-cancelled text-cancelled-ink",
};

export function StatusBadge({ progress }: { progress: OrderProgress }) {
  const color = colors[progress] ?? "bg-other text-other-ink";
  return (
    <span
      className={`inline-flex items-center gap-1.75 rounded-md px-2.5 pt-0.75 pb-1 text-sm font-[560] ${color}`}
    >
      <span aria-hidden="true" className="size-1.75 rounded-full bg-current" />
      {ordersMessages.progress[progress] ?? progress}
    </span>
  );
}
