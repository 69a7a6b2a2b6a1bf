import { cancelOrder } from "#contract/back-office/orders.ts";
import { backOffice } from "../api.ts";
import { ReasonDialog } from "./reason-dialog.tsx";

type CancelDialogProps = {
  order: { id: string; OrderID: string };
  open: boolean;
  onClose: () => void;
  onDone: () => Promise<void>;
};

export function CancelDialog({ order, open, onClose, onDone }: CancelDialogProps) {
  return (
    <ReasonDialog
      open={open}
      onClose={onClose}
      title={`Cancel ${order.OrderID}?`}
      hint="The customer reads it in a mail."
      schema={cancelOrder.body}
      id={order.id}
      keepLabel="Keep the order"
      label="Cancel order"
      busyLabel="Cancelling..."
      look="danger"
      done="Order cancelled"
      send={async (body) => {
        const result = await backOffice.orders.cancel({ body });
        if (!result.ok) return result;
        await onDone();
        return undefined;
      }}
    />
  );
}
