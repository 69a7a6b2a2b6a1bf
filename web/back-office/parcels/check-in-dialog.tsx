import type { OfficeOrder } from "#contract/order-views/office-orders.ts";
import { checkInParcel } from "#contract/order-views/packing.ts";
import { checkIn } from "#contract/parcels/came-back.ts";
import { lessDueFor } from "#contract/parcels/less-due.ts";
import type { OfficeParcel } from "#contract/parcels/office-parcels.ts";
import { isOfficeRole } from "#contract/values/staff-roles.ts";
import { useStaff } from "#web/back-office/staff/use-staff.ts";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { toastSuccess } from "#web/ui/toast.ts";
import { callApi } from "../api.ts";
import { FormDialog } from "../ui/dialog-form.tsx";
import { numberOrZero } from "../ui/typed-number.ts";

type CheckInDialogProps = {
  order: Pick<OfficeOrder, "id" | "OrderID" | "orderProgress">;
  items: readonly { id: string; name: string; pieces: number; isStocked: boolean }[];
  /** The returned parcel, where the order was sent in several. */
  parcel?: Pick<OfficeParcel, "id" | "collects" | "worth" | "pieces">;
  open: boolean;
  onClose: () => void;
  onDone: () => Promise<void>;
};

export function CheckInDialog({ order, items, parcel, ...dialog }: CheckInDialogProps) {
  const seesMoney = isOfficeRole(useStaff().role);
  const isAside = items.some(({ isStocked }) => !isStocked);
  return (
    <FormDialog
      {...dialog}
      title={`Check in ${order.OrderID}`}
      schema={checkIn.body}
      values={{
        id: order.id,
        reason: "",
        items: items.map(({ id }) => ({ id, toRepair: 0, wasted: 0 })),
        fee: 0,
        ...(parcel && { parcel: parcel.id, lessDue: lessDueFor(parcel, items) }),
      }}
      call={({ parcel: parcelId, ...body }) =>
        seesMoney || parcelId === undefined
          ? callApi(checkIn, { body: { ...body, parcel: parcelId } })
          : callApi(checkInParcel, { body: { ...body, parcel: parcelId } })
      }
      say={() =>
        toastSuccess(isAside ? "Checked in; pieces without tracked stock are put aside" : "Checked in")
      }
      keepLabel="Not yet"
      label="Check in"
    >
      {({ Field }) => (
        <>
          <p className="text-sm text-slate">
            {whatItDoes(order, parcel)}
            Pieces go to stock, unless you enter them here.
          </p>
          {items.map(({ id, name, pieces, isStocked }, index) => (
            <fieldset key={id} className="grid gap-2">
              <legend className="mb-1 font-[560] wrap-anywhere">
                {name}, {pieces} sent
              </legend>
              <p className="text-sm text-slate">
                {isStocked ? "Back to stock" : "Put aside: stock of this product is not tracked"}
              </p>
              <div className="grid grid-cols-2 gap-3">
                <Field
                  name={`items.${index}.toRepair`}
                  number={numberOrZero}
                  label="Repair"
                  autoComplete="off"
                />
                <Field
                  name={`items.${index}.wasted`}
                  number={numberOrZero}
                  label="Write off"
                  autoComplete="off"
                />
              </div>
            </fieldset>
          ))}
          {seesMoney && parcel && order.orderProgress === "Dispatched" && (
            <Field
              name="lessDue"
              number={numberOrZero}
              label="No longer due"
              suffix="Rs."
              hint="The amount to collect for this parcel, and the advance paid for its pieces."
              autoComplete="off"
            />
          )}
          {seesMoney && (
            <Field
              name="fee"
              number={numberOrZero}
              label="Return fee of the courier"
              suffix="Rs."
              autoComplete="off"
            />
          )}
          <Field
            name="reason"
            as={TextAreaField}
            label="Reason"
            data-asked
            hint={
              order.orderProgress === "Dispatched"
                ? "The customer reads it in a mail."
                : "The customer is not informed."
            }
            rows={2}
            maxLength={300}
          />
        </>
      )}
    </FormDialog>
  );
}

/** The total of an order changes only while it is under way. */
function whatItDoes({ orderProgress }: CheckInDialogProps["order"], parcel: CheckInDialogProps["parcel"]) {
  if (orderProgress !== "Dispatched") return "The total of the order does not change. ";
  return parcel
    ? "The total of the order falls; with its last parcel the order is cancelled. "
    : "The order is cancelled and nothing is due any more. ";
}
