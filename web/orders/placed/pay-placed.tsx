import { useCallback, useEffect, useState } from "react";
import type { TrackedOrder } from "#contract/orders/orders.ts";
import { placedOrders } from "#web/cart/placed-orders.ts";
import { useUser } from "#web/session/user-store.ts";
import { toastError } from "#web/ui/toast.ts";
import { orderApi } from "../order-api.ts";
import { leaveForGateway } from "../paying/leave-for-gateway.ts";
import { Prepay } from "../paying/prepay.tsx";
import { takePaymentRedirect } from "../paying/redirect-to-payment.ts";

export function PayPlaced({ orderNumber }: { orderNumber: string }) {
  const { known, user } = useUser();
  const [order, setOrder] = useState<TrackedOrder>();

  const load = useCallback(async () => {
    const result = await orderApi.trackOrder({ body: { OrderID: orderNumber } });
    if (result.ok) setOrder(result.data.order);
  }, [orderNumber]);

  useEffect(() => void load(), [load]);

  // A gateway chosen in the checkout needs no second choice.
  useEffect(() => {
    const gateway = takePaymentRedirect(orderNumber);
    if (!gateway) return;
    void leaveForGateway(orderNumber, gateway).then((problem) => problem && toastError(problem));
  }, [orderNumber]);

  if (!known || !order) return null;
  const placed = placedOrders.read(orderNumber);
  const isOwn = user !== undefined && placed?.customer === user.id;
  return (
    <div className="w-full max-w-150 rounded-lg border border-line bg-paper px-5 py-4.5 empty:hidden md:px-7">
      <Prepay
        key={order.ahead?.claim?.at}
        order={order}
        isOwn={isOwn}
        contact={placed?.guest?.email ?? ""}
        onChanged={() => void load()}
      />
    </div>
  );
}
