import { useState } from "react";
import { ordersMessages } from "#messages/orders.tsx";
import { browserApi } from "../shell/browser-api.ts";
import { Button } from "../ui/button.tsx";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { toastError, toastSuccess } from "../ui/toast.ts";

type CancelOrderProps = {
  /** The order's id, not its number. */
  id: string;
  /** Called when the order is cancelled, or when it turns out to be no longer pending. */
  onChanged: () => void;
};

/** The button that cancels a pending order, and the question before it (specification section 2, orders). */
export function CancelOrder({ id, onChanged }: CancelOrderProps) {
  const [asking, setAsking] = useState(false);
  const [cancelling, setCancelling] = useState(false);

  async function cancel() {
    setCancelling(true);
    const result = await browserApi.updateOrder({ body: { id, orderProgress: "Cancelled" } });
    setCancelling(false);
    if (!result.ok) {
      toastError(result.error.error);
      if (result.error.code !== "NOT_PENDING") return;
    } else if (result.data.message === "Order Updated") {
      toastSuccess(ordersMessages.statusUpdated);
    }
    setAsking(false);
    onChanged();
  }

  return (
    <>
      <Button look="danger-outline" onClick={() => setAsking(true)}>
        {ordersMessages.cancelOrder}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={ordersMessages.areYouSure}
        text={ordersMessages.wantToCancel}
        confirmLabel={ordersMessages.cancelOrder}
        busyLabel={ordersMessages.cancelling}
        busy={cancelling}
        onConfirm={() => void cancel()}
      />
    </>
  );
}
