import type { TrackedOrder } from "#contract/orders/orders.ts";
import { lazyModule } from "#web/ui/lazy-module.ts";
import { useHydrated } from "#web/ui/use-hydrated.ts";

const form = lazyModule(() => import("./prove-order-form.tsx"));

type ProveOrderProps = { order: TrackedOrder; onProven: () => void };

/**
 * Shows the shop's messages about an order found by its number after proof of ownership; nothing where there are none.
 */
export function ProveOrder({ order, onProven }: ProveOrderProps) {
  const { aftercare, cancelRequest, ahead, isProven } = order;
  const hasAnswers =
    aftercare !== undefined || cancelRequest?.state === "declined" || ahead?.claim?.state === "declined";
  const isWanted = useHydrated() && hasAnswers && !isProven;
  const code = form.useModule(isWanted);
  return isWanted && code ? (
    <code.ProveOrderForm key={order.id} orderId={order.id} onProven={onProven} />
  ) : null;
}
