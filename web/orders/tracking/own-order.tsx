import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { prefersReducedMotion } from "#web/ui/reduced-motion.ts";
import { CancelOrder, mayCancel } from "../changing/cancel-order.tsx";
import { MendDelivery } from "../changing/mend-delivery.tsx";
import { PayAhead } from "../paying/pay-ahead.tsx";
import { Aftercare } from "../returns/returns.tsx";
import type { ListedOrder } from "./load-orders.ts";
import { OrderCard } from "./order-card.tsx";

type OwnOrderProps = {
  order: ListedOrder;
  /** Takes the focus when it appears. */
  focused: boolean;
};

export function OwnOrder({ order, focused }: OwnOrderProps) {
  const { revalidate } = useRevalidator();
  const card = useRef<HTMLElement>(null);

  useEffect(() => {
    if (focused) card.current?.focus();
  }, [focused]);

  async function reload() {
    await revalidate();
    // The button that had the focus is gone: an order can be cancelled once.
    card.current?.focus({ preventScroll: true });
    card.current?.scrollIntoView({ block: "start", behavior: prefersReducedMotion() ? "auto" : "smooth" });
  }

  return (
    <OrderCard
      order={order}
      addressee={order}
      inList
      aftercare={<Aftercare order={order} isOwn onChanged={() => void reload()} />}
      toPay={<PayAhead order={order} isOwn onChanged={() => void reload()} />}
      ref={card}
    >
      {mayCancel(order) && (
        <>
          {order.actions.includes("mendDelivery") && (
            <MendDelivery order={order} addressee={order} onChanged={() => void reload()} />
          )}
          <CancelOrder order={order} onChanged={() => void reload()} />
        </>
      )}
    </OrderCard>
  );
}
