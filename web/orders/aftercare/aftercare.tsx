import { useState } from "react";
import { offlineMessages } from "#messages/offline.ts";
import { ordersMessages } from "#messages/orders.tsx";
import { useHydrated } from "../../cart/use-hydrated.ts";
import { Button } from "../../ui/button.tsx";
import { lazyModule } from "../../ui/lazy-module.ts";
import type { ShownOrder } from "../order-card.tsx";

const panel = lazyModule(() => import("./aftercare-panel.tsx"));

export type AftercareProps = {
  order: ShownOrder;
  /** The customer is logged in or has proven the order: nothing more has to show that it is theirs. */
  isOwn?: boolean;
  onChanged: () => void;
};

/** What can be asked about an order that has arrived, and what became of it; nothing of what has not. */
export function Aftercare(props: AftercareProps) {
  const { order } = props;
  const hydrated = useHydrated();
  const [isOpen, setOpen] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const hasRequests = order.aftercare !== undefined;
  const isWanted = hydrated && (isOpen || hasRequests);
  const code = panel.useModule(isWanted, () => setMissing(true));
  if (order.orderProgress !== "Delivered" && !hasRequests) return null;
  if (isMissing) return <p>{offlineMessages.codeMissing}</p>;
  if (code && isWanted) return <code.AftercarePanel {...props} />;
  if (hasRequests) return null;
  return (
    <Button look="secondary" onClick={() => setOpen(true)} onPointerEnter={panel.preload}>
      {ordersMessages.aftercare}
    </Button>
  );
}
