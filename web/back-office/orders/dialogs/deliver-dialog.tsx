import { deliverOrders } from "#contract/order-views/office-orders.ts";
import { callApi } from "#web/back-office/api.ts";
import { AskedFirst, useAskedFirst } from "#web/back-office/ui/asked-first.tsx";
import { sayResults } from "#web/back-office/ui/change-results.ts";
import { DialogActions } from "#web/back-office/ui/dialog-actions.tsx";
import { Form } from "#web/back-office/ui/form.tsx";
import { useAsOpened } from "#web/back-office/ui/use-as-opened.ts";
import { useOfficeForm } from "#web/back-office/ui/use-office-form.ts";
import { LazyDialog } from "#web/ui/lazy-dialog.tsx";

type DeliverDialogProps = {
  orders: readonly { id: string }[];
  open: boolean;
  onClose: () => void;
  onDone: () => Promise<void>;
};

/** Marks orders as delivered; those about which something is asked go with the answer, once for all. */
export function DeliverDialog({ orders, open, onClose, onDone }: DeliverDialogProps) {
  const chosen = useAsOpened(open, orders);
  const title = chosen.length === 1 ? "Has it arrived?" : `Have all ${chosen.length} arrived?`;
  return (
    <LazyDialog open={open} onClose={onClose} title={title}>
      <DeliverForm orders={chosen} onClose={onClose} onDone={onDone} />
    </LazyDialog>
  );
}

function DeliverForm({ orders, onClose, onDone }: Omit<DeliverDialogProps, "open">) {
  const first = useAskedFirst();
  const { busy, failure, formProps } = useOfficeForm({
    schema: deliverOrders.body.pick({ ids: true }),
    values: { ids: orders.map(({ id }) => id) },
    async send() {
      const ids = first.leftOf(orders).map(({ id }) => id);
      const result = await callApi(deliverOrders, { body: { ids, acknowledged: first.acknowledged } });
      if (!result.ok) return result;
      if (!sayResults(result.data.results, "delivered", first.ask)) return undefined;
      await onDone();
      onClose();
      return undefined;
    },
  });
  return (
    <Form {...formProps} className="grid gap-4">
      <p>Each customer gets a mail. If one was noted by mistake, it can be undone.</p>
      <AskedFirst asked={first.asked} />
      <DialogActions
        busy={busy}
        failure={failure}
        keepLabel="Not yet"
        onClose={onClose}
        label={first.asked.length > 0 ? "Mark delivered all the same" : "Mark delivered"}
        busyLabel="Saving..."
      />
    </Form>
  );
}
