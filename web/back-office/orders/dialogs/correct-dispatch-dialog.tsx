import type { OfficeOrder } from "#contract/order-views/office-orders.ts";
import { correctDispatch } from "#contract/orders/dispatch-corrections.ts";
import { callApi } from "#web/back-office/api.ts";
import { FormDialog } from "#web/back-office/ui/dialog-form.tsx";
import { toastSuccess } from "#web/ui/toast.ts";
import { CourierField } from "./courier-field.tsx";

type CorrectDispatchDialogProps = {
  order: Pick<OfficeOrder, "id" | "OrderID" | "dispatch" | "orderProgress">;
  open: boolean;
  onClose: () => void;
  onDone: () => Promise<void>;
};

export function CorrectDispatchDialog({ order, ...dialog }: CorrectDispatchDialogProps) {
  const { id, dispatch, orderProgress } = order;
  return (
    <FormDialog
      {...dialog}
      title="Correct the dispatch"
      schema={correctDispatch.body}
      values={{ id, courier: dispatch?.courier ?? "", consignmentNumber: dispatch?.consignmentNumber ?? "" }}
      call={(body) => callApi(correctDispatch, { body })}
      say={() => toastSuccess("Saved")}
      keepLabel="Keep as it is"
      label="Save"
    >
      {({ Field }) => (
        <>
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
        </>
      )}
    </FormDialog>
  );
}
