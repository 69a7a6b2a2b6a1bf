import { cancelOrder, type OfficeOrder } from "#contract/back-office/orders.ts";
import { wordsOf } from "#contract/orders/order-actions.ts";
import { backOffice } from "../api.ts";
import { ReasonDialog } from "./reason-dialog.tsx";

type CancelDialogProps = {
  order: Pick<OfficeOrder, "id" | "OrderID" | "actions">;
  open: boolean;
  onClose: () => void;
  onDone: () => Promise<void>;
};

export function CancelDialog({ order, open, onClose, onDone }: CancelDialogProps) {
  const { cancel } = order.actions;
  const questions = cancel.may === "ask" ? cancel.questions : [];
  return (
    <ReasonDialog
      open={open}
      onClose={onClose}
      title={`Cancel ${order.OrderID}?`}
      hint={`${wordsOf(cancel)} What is booked is called off at its courier. The customer reads the reason in a mail.`.trim()}
      schema={cancelOrder.body.omit({ acknowledged: true })}
      id={order.id}
      keepLabel="Keep the order"
      label="Cancel order"
      busyLabel="Cancelling..."
      look="danger"
      done="Order cancelled"
      send={async (body) => {
        const acknowledged = questions.map(({ code }) => code);
        const result = await backOffice.orders.cancel({ body: { ...body, acknowledged } });
        if (!result.ok) return result;
        await onDone();
        return undefined;
      }}
    />
  );
}
