import type { ComponentProps } from "react";
import { dispatchOrders, type OfficeOrder } from "#contract/order-views/office-orders.ts";
import { courierName, ownRider } from "#contract/orders/couriers.ts";
import { correctDispatch } from "#contract/orders/dispatch-corrections.ts";
import { callApi } from "#web/back-office/api.ts";
import { AskedFirst, useAskedFirst } from "#web/back-office/ui/asked-first.tsx";
import { useSayResults } from "#web/back-office/ui/change-results.tsx";
import { DialogForm, FormDialog } from "#web/back-office/ui/dialog-form.tsx";
import { useAsOpened } from "#web/back-office/ui/use-as-opened.ts";
import { LazyDialog } from "#web/ui/lazy-dialog.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { toastSuccess } from "#web/ui/toast.ts";

type Parcel = { id: string; OrderID: string; name: string; city: string };

type DispatchDialogProps = {
  orders: readonly Parcel[];
  open: boolean;
  onClose: () => void;
  onDone: () => Promise<void>;
};

export function DispatchDialog({ orders, open, onClose, onDone }: DispatchDialogProps) {
  const chosen = useAsOpened(open, orders);
  const title = chosen.length === 1 ? "Dispatch order" : `Dispatch ${chosen.length} orders`;
  return (
    <LazyDialog open={open} onClose={onClose} title={title}>
      <DispatchForm orders={chosen} onClose={onClose} onDone={onDone} />
    </LazyDialog>
  );
}

function DispatchForm({ orders, ...dialog }: Omit<DispatchDialogProps, "open">) {
  const first = useAskedFirst();
  const sayResults = useSayResults();
  return (
    <DialogForm
      {...dialog}
      schema={dispatchOrders.body.omit({ acknowledged: true })}
      values={{ courier: "", orders: orders.map(({ id }) => ({ id, consignmentNumber: "" })) }}
      call={({ orders: parcels, courier }) => {
        const body = { courier, orders: first.leftOf(parcels), acknowledged: first.acknowledged };
        return callApi(dispatchOrders, { body });
      }}
      isDone={({ results }) => sayResults(results, "dispatched", first.ask)}
      keepLabel="Not yet"
      label={first.asked.length > 0 ? "Dispatch all the same" : "Dispatch"}
      busyLabel="Dispatching..."
    >
      {({ Field }) => (
        <>
          <Field name="courier" as={CourierField} data-asked />
          <p className="text-sm text-slate">
            The customer sees the courier and the consignment number in a mail and on the tracking page.
          </p>
          {orders.map(({ id, OrderID, name, city }, index) => (
            <div key={id} hidden={first.leftOf(orders).every((left) => left.id !== id)}>
              <Field
                name={`orders.${index}.consignmentNumber`}
                label={orders.length === 1 ? "Consignment number" : `Consignment number of ${OrderID}`}
                hint={`${name}, ${city}`}
                optional
                autoComplete="off"
                spellCheck={false}
              />
            </div>
          ))}
          <AskedFirst asked={first.asked} />
        </>
      )}
    </DialogForm>
  );
}

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
              ? "The customer gets a mail with the changes and sees them on the tracking page."
              : "The order was delivered, so the customer gets no mail."}
          </p>
        </>
      )}
    </FormDialog>
  );
}

const couriers = [
  "TCS",
  courierName("leopards"),
  "M&P",
  "Trax",
  courierName("postex"),
  "Pakistan Post",
  ownRider,
];

function CourierField(props: Omit<ComponentProps<typeof TextField>, "label">) {
  return (
    <>
      <TextField {...props} label="Courier" list="couriers" autoComplete="off" />
      <datalist id="couriers">
        {couriers.map((courier) => (
          <option key={courier} value={courier} />
        ))}
      </datalist>
    </>
  );
}
