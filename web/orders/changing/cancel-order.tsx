import { type ComponentProps, useState } from "react";
import { ordersMessages } from "#messages/orders.tsx";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { toastError, toastSuccess } from "#web/ui/toast.ts";
import { orderApi } from "../order-api.ts";
import type { ShownOrder } from "../tracking/order-card.tsx";

type CancelOrderProps = {
  order: Pick<ShownOrder, "id" | "actions">;
  /** Called when the order is cancelled, cancellation is requested, or it is no longer pending. */
  onChanged: () => void;
};

/** Whether its customer may cancel it or request that. */
export function mayCancel({ actions }: Pick<ShownOrder, "actions">): boolean {
  return actions.includes("cancelAsCustomer") || actions.includes("askToCancel");
}

/**
 * The button that cancels a pending order, with its confirmation (specification section 2, orders). Once the workshop
 * has begun, also while the dialog is open, it requests the cancellation.
 */
export function CancelOrder({ order, onChanged }: CancelOrderProps) {
  const { id } = order;
  const [asking, setAsking] = useState(false);
  const [cancelling, setCancelling] = useState(false);
  const [isOvertaken, setOvertaken] = useState(false);
  const isInWork = isOvertaken || !order.actions.includes("cancelAsCustomer");

  async function cancel() {
    setCancelling(true);
    const result = isInWork
      ? await orderApi.requestCancel({ body: { id } })
      : await orderApi.updateOrder({ body: { id, orderProgress: "Cancelled" } }, { isDone: isUpdated });
    setCancelling(false);
    if (!result.ok && result.error.code === "IN_WORK" && !isInWork) return setOvertaken(true);
    if (result.ok) {
      toastSuccess(newsOf(result.data));
    } else {
      toastError(result.error.error);
      if (result.error.code !== "NOT_PENDING" && result.error.code !== "IN_WORK") return;
    }
    setAsking(false);
    onChanged();
  }

  const label = isInWork ? ordersMessages.askToCancel : ordersMessages.cancelOrder;
  return (
    <>
      <Button look="danger-outline" onClick={() => setAsking(true)}>
        {label}
      </Button>
      <CancelQuestion
        isInWork={isInWork}
        open={asking}
        onClose={() => setAsking(false)}
        confirmLabel={label}
        busy={cancelling}
        onConfirm={() => void cancel()}
      />
    </>
  );
}

/** Specification section 4. */
function isUpdated({ message }: Record<string, unknown>): boolean {
  return message === "Order Updated";
}

function newsOf({ isCancelled = true }: { message: string; isCancelled?: boolean }): string {
  return isCancelled ? ordersMessages.statusUpdated : ordersMessages.cancelAsked;
}

type CancelQuestionProps = Pick<
  ComponentProps<typeof ConfirmDialog>,
  "open" | "onClose" | "confirmLabel" | "busy" | "onConfirm"
> & {
  isInWork: boolean;
};

export function CancelQuestion({ isInWork, ...dialog }: CancelQuestionProps) {
  return (
    <ConfirmDialog
      {...dialog}
      title={ordersMessages.areYouSure}
      text={isInWork ? ordersMessages.wantToAsk : ordersMessages.wantToCancel}
      keepLabel={ordersMessages.keepOrder}
      busyLabel={isInWork ? ordersMessages.asking : ordersMessages.cancelling}
    />
  );
}
