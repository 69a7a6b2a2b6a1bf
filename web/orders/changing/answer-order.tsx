import { useState } from "react";
import type { OrderToConfirm } from "#contract/orders/order-confirmation.ts";
import { orderConfirmMessages } from "#messages/order-confirm.ts";
import { ordersMessages } from "#messages/orders.tsx";
import { Button } from "#web/ui/button.tsx";
import { toastError } from "#web/ui/toast.ts";
import { orderApi } from "../order-api.ts";
import { mayCancel } from "./cancel-order.tsx";
import { CancelQuestion } from "./cancel-question.tsx";

type AnswerOrderProps = {
  id: string;
  token: string;
  order: Pick<OrderToConfirm, "actions">;
  onAnswered: (order: OrderToConfirm) => void;
};

/** The two answers to the shop's question; opening the page alone is none, so that no program that looks at links gives one. */
export function AnswerOrder({ id, token, order, onAnswered }: AnswerOrderProps) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState<"confirm" | "cancel">();
  const isInWork = !order.actions.includes("cancelAsCustomer");

  async function answer(choice: "confirm" | "cancel") {
    setBusy(choice);
    const result =
      choice === "cancel" && isInWork
        ? await orderApi.requestCancel({ body: { id } })
        : await orderApi.answerOrder({ body: { id, token, answer: choice } });
    setBusy(undefined);
    if (!result.ok) toastError(result.error.error);
    const isOvertaken = !result.ok && ["NOT_PENDING", "IN_WORK"].includes(result.error.code);
    setAsking(false);
    if (!result.ok && !isOvertaken) return;
    // Also when somebody else was quicker: show what became of it.
    const current = await orderApi.getOrderToConfirm({ body: { id, token } });
    if (current.ok) onAnswered(current.data.order);
  }

  const cancelLabel = isInWork ? ordersMessages.askToCancel : orderConfirmMessages.cancel;
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      {order.actions.includes("confirm") && (
        <Button busy={busy === "confirm"} onClick={() => void answer("confirm")}>
          {busy === "confirm" ? orderConfirmMessages.confirming : orderConfirmMessages.confirm}
        </Button>
      )}
      {mayCancel(order) && (
        <Button look="danger-outline" onClick={() => setAsking(true)}>
          {cancelLabel}
        </Button>
      )}
      <CancelQuestion
        isInWork={isInWork}
        open={asking}
        onClose={() => setAsking(false)}
        confirmLabel={cancelLabel}
        busy={busy === "cancel"}
        onConfirm={() => void answer("cancel")}
      />
    </div>
  );
}
