import { cancelOrder } from "#contract/back-office/orders.ts";
import { FormFailure } from "#web/forms/form-failure.tsx";
import { Button } from "#web/ui/button.tsx";
import { LazyDialog } from "#web/ui/lazy-dialog.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { toastSuccess } from "#web/ui/toast.ts";
import { backOffice } from "../api.ts";
import { useOfficeForm } from "../ui/use-office-form.ts";

type CancelDialogProps = {
  order: { id: string; OrderID: string };
  open: boolean;
  onClose: () => void;
  /** Called once the order is cancelled. */
  onDone: () => Promise<void>;
};

/** Asks for the reason before an order is cancelled. */
export function CancelDialog({ order, open, onClose, onDone }: CancelDialogProps) {
  return (
    <LazyDialog open={open} onClose={onClose} title={`Cancel ${order.OrderID}?`}>
      <CancelForm id={order.id} onClose={onClose} onDone={onDone} />
    </LazyDialog>
  );
}

type CancelFormProps = { id: string } & Pick<CancelDialogProps, "onClose" | "onDone">;

function CancelForm({ id, onClose, onDone }: CancelFormProps) {
  const { form, busy, failure, formProps } = useOfficeForm({
    schema: cancelOrder.body,
    values: { id, reason: "" },
    async send(body) {
      const result = await backOffice.orders.cancel({ body });
      if (!result.ok) return result;
      await onDone();
      onClose();
      toastSuccess("Order cancelled");
      return undefined;
    },
  });

  return (
    <form {...formProps} className="grid gap-4">
      <TextAreaField
        {...form.register("reason")}
        label="Reason"
        hint="The customer reads it in a mail."
        error={form.formState.errors.reason?.message}
        rows={3}
        maxLength={300}
      />
      <FormFailure>{failure}</FormFailure>
      <div className="flex justify-end gap-2">
        <Button look="secondary" onClick={onClose}>
          Close
        </Button>
        <Button type="submit" look="danger" busy={busy}>
          {busy ? "Cancelling..." : "Cancel order"}
        </Button>
      </div>
    </form>
  );
}
