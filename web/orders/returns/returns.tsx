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
  /** The customer is logged in or has proven the order: no further proof is needed. */
  isOwn?: boolean;
  onChanged: () => void;
};

/** Possible requests about a delivered order, and the state of existing ones; nothing before delivery. */
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
