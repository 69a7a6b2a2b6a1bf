import { receiveCash } from "#contract/order-views/cash.ts";
import { dayInKarachi } from "#contract/values/karachi-time.ts";
import { callApi } from "#web/back-office/api.ts";
import { useSayResults } from "#web/back-office/ui/change-results.tsx";
import { FormDialog } from "#web/back-office/ui/dialog-form.tsx";

type CashDialogProps = {
  /** Delivered orders whose cash is not recorded yet. */
  ids: readonly string[];
  open: boolean;
  onClose: () => void;
  onDone: () => Promise<void>;
};

export function CashDialog({ ids, ...dialog }: CashDialogProps) {
  const today = dayInKarachi(new Date());
  const sayResults = useSayResults();
  return (
    <FormDialog
      {...dialog}
      title={ids.length === 1 ? "Cash received" : `Cash of ${ids.length} orders received`}
      schema={receiveCash.body}
      values={{ ids: [...ids], on: today }}
      call={(body) => callApi(receiveCash, { body })}
      say={({ results }) => sayResults(results, "entered as paid")}
      keepLabel="Not yet"
      label="Cash received"
    >
      {({ Field }) => (
        <Field
          name="on"
          type="date"
          max={today}
          label="Received on"
          hint="The day on which the shop received it, from the courier or by hand."
          data-asked
        />
      )}
    </FormDialog>
  );
}
