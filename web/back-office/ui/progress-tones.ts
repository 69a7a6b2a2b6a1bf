import type { OrderProgress } from "#contract/orders/orders.ts";
import type { StatusTone } from "#web/back-office/ui/status-badge.tsx";

export const progressTones: Record<OrderProgress, StatusTone> = {
  Pending: "pending",
  Dispatched: "dispatched",
  Delivered: "delivered",
  Cancelled: "cancelled",
};
