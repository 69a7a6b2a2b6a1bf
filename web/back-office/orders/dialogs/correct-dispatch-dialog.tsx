import type { OfficeOrder } from "#contract/order-views/office-orders.ts";
import { correctDispatch } from "#contract/orders/dispatch-corrections.ts";
import { callApi } from "#web/back-office/api.ts";
import { DialogActions } from "#web/back-office/ui/dialog-actions.tsx";
import { Form } from "#web/back-office/ui/form.tsx";
import { useOfficeForm } from "#web/back-office/ui/use-office-form.ts";
import { LazyDialog } from "#web/ui/lazy-dialog.tsx";
import { toastSuccess } from "#web/ui/toast.ts";
import { CourierField } from "./courier-field.tsx";

type CorrectDispatchDialogProps = {
  order: Pick<OfficeOrder, "id" | "OrderID" | "dispatch" | "orderProgress">;
  open: boolean;
  onClose: () => void;
  onDone: () => Promise<void>;
};

export function CorrectDispatchDialog({ open, onClose, ...form }: CorrectDispatchDialogProps) {
  return (
    <LazyDialog open={open} onClose={onClose} title="Correct the dispatch">
      <CorrectDispatchForm {...form} onClose={onClose} />
    </LazyDialog>
  );
}

function CorrectDispatchForm({ order, onClose, onDone }: Omit<CorrectDispatchDialogProps, "open">) {
  const { id, dispatch, orderProgress } = order;
  const { busy, failure, formProps, Field } = useOfficeForm({
    schema: correctDispatch.body,
    values: { id, courier: dispatch?.courier ?? "", consignmentNumber: dispatch?.consignmentNumber ?? "" },
    async send(body) {
      const result = await callApi(correctDispatch, { body });
      if (!result.ok) return result;
      await onDone();
      onClose();
      toastSuccess("Saved");
      return undefined;
    },
  });

  return (
    <Form {...formProps} className="grid gap-4">
      <Field name="courier" as={CourierField} data-asked />
      <Field
        name="consignmentNumber"
        label="Consignment number"
        optional
        autoComplete="off"
        spellCheck={false}
      />
      <p className="text-sm text-slate">
        {orderProgress === "Dispatched"
          ? "The customer gets a mail with what has changed, and reads it where they track the order."
          : "The order has arrived, so the customer gets no mail."}
      </p>
      <DialogActions
        busy={busy}
        failure={failure}
        keepLabel="Keep as it is"
        onClose={onClose}
        label="Save"
        busyLabel="Saving..."
      />
    </Form>
  );
}
