import { useState } from "react";
import type { OrderToConfirm } from "#contract/order-confirmation.ts";
import { orderConfirmMessages } from "#messages/order-confirm.ts";
import { ordersMessages } from "#messages/orders.tsx";
import { browserApi } from "../shell/browser-api.ts";
import { Button } from "../ui/button.tsx";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { toastError } from "../ui/toast.ts";

type AnswerOrderProps = {
  id: string;
  token: string;
  isConfirmed: boolean;
  /** Called with the order as it is then. */
  onAnswered: (order: OrderToConfirm) => void;
};

/** The two answers to the shop's question; opening the page alone is none, so that no program that looks at links gives one. */
export function AnswerOrder({ id, token, isConfirmed, onAnswered }: AnswerOrderProps) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState<"confirm" | "cancel">();

  async function answer(choice: "confirm" | "cancel") {
    setBusy(choice);
    const result = await browserApi.answerOrder({ body: { id, token, answer: choice } });
    setBusy(undefined);
    setAsking(false);
    if (result.ok) {
      onAnswered(result.data.order);
      return;
    }
    toastError(result.error.error);
    if (result.error.code !== "NOT_PENDING") return;
    // Somebody else was quicker: show what became of it.
    const current = await browserApi.getOrderToConfirm({ body: { id, token } });
    if (current.ok) onAnswered(current.data.order);
  }

  return (
    <div className="mt-4 flex flex-wrap gap-3">
      {!isConfirmed && (
        <Button busy={busy === "confirm"} onClick={() => void answer("confirm")}>
          {busy === "confirm" ? orderConfirmMessages.confirming : orderConfirmMessages.confirm}
        </Button>
      )}
      <Button look="danger-outline" onClick={() => setAsking(true)}>
        {orderConfirmMessages.cancel}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={ordersMessages.areYouSure}
        text={ordersMessages.wantToCancel}
        confirmLabel={orderConfirmMessages.cancel}
        busyLabel={ordersMessages.cancelling}
        busy={busy === "cancel"}
        onConfirm={() => void answer("cancel")}
      />
    </div>
  );
}
