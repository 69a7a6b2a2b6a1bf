import { receiveCash } from "#contract/back-office/cash.ts";
import { dayInKarachi } from "#contract/values/karachi-time.ts";
import { LazyDialog } from "#web/ui/lazy-dialog.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { backOffice } from "../api.ts";
import { DialogActions } from "../ui/dialog-actions.tsx";
import { useOfficeForm } from "../ui/use-office-form.ts";
import { sayResults } from "./change-results.ts";

type CashDialogProps = {
  /** Of delivered orders whose cash is not noted yet. */
  ids: readonly string[];
  open: boolean;
  onClose: () => void;
  onDone: () => Promise<void>;
};

export function CashDialog({ open, onClose, ids, onDone }: CashDialogProps) {
  const title = ids.length === 1 ? "Cash received" : `Cash of ${ids.length} orders received`;
  return (
    <LazyDialog open={open} onClose={onClose} title={title}>
      <CashForm ids={ids} onClose={onClose} onDone={onDone} />
    </LazyDialog>
  );
}

function CashForm({ ids, onClose, onDone }: Omit<CashDialogProps, "open">) {
  const today = dayInKarachi(new Date());
  const { form, busy, failure, formProps } = useOfficeForm({
    schema: receiveCash.body,
    values: { ids: [...ids], on: today },
    async send(body) {
      const result = await backOffice.orders.receiveCash({ body });
      if (!result.ok) return result;
      sayResults(result.data.results, "noted as paid");
      await onDone();
      onClose();
      return undefined;
    },
  });

  return (
    <form {...formProps} className="grid gap-4">
      <TextField
        {...form.register("on")}
        type="date"
        max={today}
        label="Received on"
        hint="The day on which the shop had it, from the courier or by hand."
        data-asked
        error={form.formState.errors.on?.message}
      />
      <DialogActions
        busy={busy}
        failure={failure}
        keepLabel="Not yet"
        onClose={onClose}
        label="Cash received"
        busyLabel="Saving..."
      />
    </form>
  );
}
