import { Suspense, useState } from "react";
import { ordersMessages } from "#messages/orders.tsx";
import { Button } from "#web/ui/button.tsx";
import { lazyPart } from "#web/ui/lazy-part.tsx";
import { useOrderAgain } from "./use-order-again.ts";

const ProveOrderForm = lazyPart(
  async () => (await import("../tracking/prove-order-form.tsx")).ProveOrderForm,
);

type OrderAgainButtonProps = {
  orderId: string;
  /** The customer is logged in or has proven the order; else the phone or e-mail address is asked first. */
  isOwn: boolean;
};

export function OrderAgainButton({ orderId, isOwn }: OrderAgainButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const { busy, putInCart } = useOrderAgain();
  const put = () => void putInCart([{ id: orderId }]);

  if (isAsking && !isOwn) {
    return (
      <div className="w-full">
        <Suspense>
          <ProveOrderForm orderId={orderId} onProven={put} />
        </Suspense>
      </div>
    );
  }
  return (
    <Button look="secondary" busy={busy} onClick={isOwn ? put : () => setAsking(true)}>
      {ordersMessages.orderAgain}
    </Button>
  );
}
