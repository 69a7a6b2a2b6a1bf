import { Suspense, useState } from "react";
import { ordersMessages } from "#messages/orders.tsx";
import { Button } from "#web/ui/button.tsx";
import { lazyPart } from "#web/ui/lazy-part.tsx";
import { useHydrated } from "#web/ui/use-hydrated.ts";
import type { ShownOrder } from "../tracking/order-card.tsx";

const loadPanel = async () => (await import("./return-panel.tsx")).ReturnPanel;
const ReturnPanel = lazyPart(loadPanel);

export type ReturnsProps = {
  order: ShownOrder;
  /** The customer is logged in or has proven the order: nothing more has to show that it is theirs. */
  isOwn?: boolean;
  onChanged: () => void;
};

/** What can be asked about an order that has arrived, and what became of it; nothing of what has not. */
export function Returns(props: ReturnsProps) {
  const { order } = props;
  const hydrated = useHydrated();
  const [isOpen, setOpen] = useState(false);
  const hasRequests = order.aftercare !== undefined;
  const isWanted = hydrated && (isOpen || hasRequests);
  if (!order.actions.includes("askAftercare") && !hasRequests) return null;
  const opener = !hasRequests && (
    <Button
      look="secondary"
      onClick={() => setOpen(true)}
      onPointerEnter={() => void loadPanel().catch(() => undefined)}
    >
      {ordersMessages.aftercare}
    </Button>
  );
  if (!isWanted) return opener;
  return (
    <Suspense fallback={opener}>
      <ReturnPanel {...props} />
    </Suspense>
  );
}
