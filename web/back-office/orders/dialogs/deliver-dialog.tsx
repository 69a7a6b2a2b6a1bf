import { deliverOrders } from "#contract/order-views/office-orders.ts";
import { callApi } from "#web/back-office/api.ts";
import { AskedFirst, useAskedFirst } from "#web/back-office/ui/asked-first.tsx";
import { useSayResults } from "#web/back-office/ui/change-results.tsx";
import { DialogForm } from "#web/back-office/ui/dialog-form.tsx";
import { useAsOpened } from "#web/back-office/ui/use-as-opened.ts";
import { LazyDialog } from "#web/ui/lazy-dialog.tsx";

type DeliverDialogProps = {
  orders: readonly { id: string }[];
  open: boolean;
  onClose: () => void;
  onDone: () => Promise<void>;
};

/** Marks orders as delivered; one confirmation covers every order that needs one. */
export function DeliverDialog({ orders, open, onClose, onDone }: DeliverDialogProps) {
  const chosen = useAsOpened(open, orders);
  const title = chosen.length === 1 ? "Was it delivered?" : `Were all ${chosen.length} delivered?`;
  return (
    <LazyDialog open={open} onClose={onClose} title={title}>
      <DeliverForm orders={chosen} onClose={onClose} onDone={onDone} />
    </LazyDialog>
  );
}

function DeliverForm({ orders, ...dialog }: Omit<DeliverDialogProps, "open">) {
  const first = useAskedFirst();
  const sayResults = useSayResults();
  return (
    <DialogForm
      {...dialog}
      schema={deliverOrders.body.pick({ ids: true })}
      values={{ ids: orders.map(({ id }) => id) }}
      call={() => {
        const ids = first.leftOf(orders).map(({ id }) => id);
        return callApi(deliverOrders, { body: { ids, acknowledged: first.acknowledged } });
      }}
      isDone={({ results }) => sayResults(results, "delivered", first.ask)}
      keepLabel="Not yet"
      label={first.asked.length > 0 ? "Mark delivered all the same" : "Mark delivered"}
    >
      {() => (
        <>
          <p>Each customer gets a mail. A mistake can be undone.</p>
          <AskedFirst asked={first.asked} />
        </>
      )}
    </DialogForm>
  );
}
