import { z } from "zod";
import { bookParcels, type OrderParcels } from "#contract/parcels/office-parcels.ts";
import { formatRupees } from "#contract/values/money.ts";
import { reason } from "#contract/values/reason.ts";
import { isOfficeRole } from "#contract/values/staff-roles.ts";
import { useStaff } from "#web/back-office/staff/use-staff.ts";
import { AskedFirst, useAskedFirst } from "#web/back-office/ui/asked-first.tsx";
import { LazyDialog } from "#web/ui/lazy-dialog.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { callApi } from "../api.ts";
import { useSayResults } from "../ui/change-results.tsx";
import { DialogForm } from "../ui/dialog-form.tsx";
import { numberOrAbsent, numberOrZero } from "../ui/typed-number.ts";
import { notBooked, sentTo, toChanges } from "./parcel-labels.ts";

type BookPartDialogProps = {
  couriers: readonly { id: string; name: string }[];
  orderId: string;
  /** The current parcels of the order, as staff see them. */
  known: OrderParcels;
  onClose: () => void;
  onDone: () => Promise<void>;
};

export function BookPartDialog(props: BookPartDialogProps) {
  return (
    <LazyDialog open onClose={props.onClose} title="Book a part of the order">
      <BookPartForm {...props} />
    </LazyDialog>
  );
}

const order = bookParcels.body.shape.orders.element;
const schema = z.object({
  courier: bookParcels.body.shape.courier,
  grams: order.shape.grams,
  part: order.shape.part.unwrap(),
});

/** Errors that the server would return, by field. */
function schemaFor({ open, toCollect }: OrderParcels) {
  return schema.superRefine(({ part: { items, collects = 0 } }, check) => {
    const refuse = (path: (string | number)[], message: string) =>
      check.addIssue({ code: "custom", path: ["part", ...path], message });
    items.forEach(({ id, pieces }, index) => {
      const most = open.find((item) => item.id === id)?.pieces ?? 0;
      if (pieces > most) refuse(["items", index, "pieces"], reason("COUNT_AT_MOST", { most }));
    });
    if (items.every(({ pieces }) => pieces === 0))
      refuse(["items", 0, "pieces"], reason("COUNT_WHAT_GOES_INTO_IT"));
    if (collects > toCollect) refuse(["collects"], reason("TO_BE_PAID_AT_MOST", { rupees: toCollect }));
  });
}

function BookPartForm({ couriers, orderId, known, ...dialog }: BookPartDialogProps) {
  const first = useAskedFirst();
  const sayResults = useSayResults();
  const choosesSum = isOfficeRole(useStaff().role);
  return (
    <DialogForm
      {...dialog}
      schema={schemaFor(known)}
      values={{
        courier: couriers[0]?.id ?? "",
        part: { parcels: known.parcels.length, items: known.open.map(({ id }) => ({ id, pieces: 0 })) },
      }}
      call={async ({ courier, ...part }) => {
        const orders = [{ id: orderId, ...part }];
        const body = { courier, orders, acknowledged: first.acknowledged };
        const result = await callApi(bookParcels, { body });
        if (!result.ok) return result;
        const { results } = result.data;
        const isAsked = results.some(({ outcome }) => outcome === "ask-first");
        if (!isAsked && results.some(({ outcome }) => outcome !== "asked")) return notBooked(results);
        const name = couriers.find(({ id }) => id === courier)?.name ?? courier;
        return { ...result, data: { results, name } };
      }}
      isDone={({ results, name }) => sayResults(toChanges(results), sentTo(name), first.ask)}
      keepLabel="Not yet"
      label={first.asked.length > 0 ? "Book all the same" : "Book"}
      busyLabel="Booking..."
    >
      {({ Field }) => (
        <>
          <p className="text-sm text-slate">
            Choose the pieces of this parcel. The rest stays to be booked; riders never collect more than{" "}
            {formatRupees(known.toCollect)}.
          </p>
          <Field name="courier" as={SelectField} label="Courier">
            {couriers.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Field>
          {known.open.map(({ id, name, pieces }, index) => (
            <Field
              key={id}
              name={`part.items.${index}.pieces`}
              number={numberOrZero}
              label={`${name}, ${pieces} left`}
              autoComplete="off"
            />
          ))}
          <div className="grid gap-3 sm:grid-cols-2">
            {choosesSum && (
              <Field
                name="part.collects"
                number={numberOrAbsent}
                label="The rider collects"
                suffix="Rs."
                hint="Default: its share of the balance."
                optional
                autoComplete="off"
              />
            )}
            <Field
              name="grams"
              number={numberOrAbsent}
              label="Weight"
              suffix="g"
              hint="Default: 450 g per piece."
              optional
              autoComplete="off"
            />
          </div>
          <AskedFirst asked={first.asked} />
        </>
      )}
    </DialogForm>
  );
}
