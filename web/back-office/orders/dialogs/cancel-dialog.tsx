import type { OfficeOrder } from "#contract/order-views/office-orders.ts";
import { cancelOrder, cancelRest } from "#contract/orders/cancelling.ts";
import { type Verdict, wordsOf } from "#contract/orders/order-actions.ts";
import { callApi } from "#web/back-office/api.ts";
import { ReasonDialog } from "#web/back-office/ui/reason-dialog.tsx";

type CancelDialogProps = {
  order: Pick<OfficeOrder, "id" | "OrderID" | "actions">;
  open: boolean;
  onClose: () => void;
  onDone: () => Promise<void>;
};

const callsOff = "Its bookings with couriers are cancelled. The customer gets the reason by mail.";

const codesOf = (verdict: Verdict) =>
  verdict.may === "ask" ? verdict.questions.map(({ code }) => code) : [];

export function CancelDialog({ order, open, onClose, onDone }: CancelDialogProps) {
  const { cancel } = order.actions;
  return (
    <ReasonDialog
      open={open}
      onClose={onClose}
      onDone={onDone}
      title={`Cancel ${order.OrderID}?`}
      hint={`${wordsOf(cancel)} ${callsOff}`.trim()}
      schema={cancelOrder.body.omit({ acknowledged: true })}
      id={order.id}
      keepLabel="Keep the order"
      label="Cancel order"
      busyLabel="Cancelling..."
      look="danger"
      done="Order cancelled"
      call={(body) => callApi(cancelOrder, { body: { ...body, acknowledged: codesOf(cancel) } })}
    />
  );
}

type CancelRestDialogProps = CancelDialogProps & {
  rest: NonNullable<NonNullable<OfficeOrder["office"]>["rest"]>;
};

/** For an order that was partly delivered. */
export function CancelRestDialog({ order, rest, open, onClose, onDone }: CancelRestDialogProps) {
  return (
    <ReasonDialog
      open={open}
      onClose={onClose}
      onDone={async () => {}}
      title={`Cancel the rest of ${order.OrderID}?`}
      text={rest.question}
      hint={`The order then counts as delivered. ${callsOff}`}
      schema={cancelRest.body.omit({ acknowledged: true, lessDue: true })}
      id={order.id}
      keepLabel="Keep the rest"
      label="Cancel the rest"
      busyLabel="Cancelling..."
      look="danger"
      done="The rest is cancelled"
      call={async (body) => {
        const acknowledged = codesOf(order.actions.cancelRest);
        const { lessDue } = rest;
        const result = await callApi(cancelRest, { body: { ...body, lessDue, acknowledged } });
        // Reload also after a refusal: the dialog shows an outdated order.
        await onDone();
        return result;
      }}
    />
  );
}
