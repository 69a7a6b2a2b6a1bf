import { z } from "zod";
import { bookParcels, type OrderParcels } from "#contract/parcels/office-parcels.ts";
import { formatRupees } from "#contract/values/money.ts";
import { say } from "#contract/values/say.ts";
import { AskedFirst, useAskedFirst } from "#web/back-office/ui/asked-first.tsx";
import { LazyDialog } from "#web/ui/lazy-dialog.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { callApi } from "../api.ts";
import { DialogActions } from "../ui/dialog-actions.tsx";
import { numberOrAbsent, numberOrZero } from "../ui/typed-number.ts";
import { useOfficeForm } from "../ui/use-office-form.ts";
import { notBooked, sayBooked } from "./parcel-words.ts";

type BookPartDialogProps = {
  couriers: readonly { id: string; name: string }[];
  orderId: string;
  /** What the order has by now, as staff see it. */
  known: OrderParcels;
  onClose: () => void;
  onDone: () => Promise<void>;
};

/** It stays open until the pieces are booked. */
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

/** What the shop would refuse, said beside its field. */
function schemaFor({ open, toCollect }: OrderParcels) {
  return schema.superRefine(({ part: { items, collects = 0 } }, check) => {
    const refuse = (path: (string | number)[], message: string) =>
      check.addIssue({ code: "custom", path: ["part", ...path], message });
    items.forEach(({ id, pieces }, index) => {
      const most = open.find((item) => item.id === id)?.pieces ?? 0;
      if (pieces > most) refuse(["items", index, "pieces"], say("COUNT_AT_MOST", { most }));
    });
    if (items.every(({ pieces }) => pieces === 0))
      refuse(["items", 0, "pieces"], say("COUNT_WHAT_GOES_INTO_IT"));
    if (collects > toCollect) refuse(["collects"], say("TO_BE_PAID_AT_MOST", { rupees: toCollect }));
  });
}

function BookPartForm({ couriers, orderId, known, onClose, onDone }: BookPartDialogProps) {
  const first = useAskedFirst();
  const { form, busy, failure, formProps } = useOfficeForm({
    schema: schemaFor(known),
    values: {
      courier: couriers[0]?.id ?? "",
      part: { parcels: known.parcels.length, items: known.open.map(({ id }) => ({ id, pieces: 0 })) },
    },
    async send({ courier, ...part }) {
      const orders = [{ id: orderId, ...part }];
      const result = await callApi(bookParcels, {
        body: { courier, orders, acknowledged: first.acknowledged },
      });
      if (!result.ok) return result;
      const { results } = result.data;
      const name = couriers.find(({ id }) => id === courier)?.name ?? courier;
      const isAsked = results.some(({ outcome }) => outcome === "ask-first");
      if (!isAsked && results.some(({ outcome }) => outcome !== "asked")) return notBooked(results);
      if (!sayBooked(results, name, first.ask)) return undefined;
      await onDone();
      onClose();
      return undefined;
    },
  });
  const { errors } = form.formState;

  return (
    <form {...formProps} className="grid gap-4">
      <p className="text-sm text-slate">
        Choose what goes into this parcel. The rest stays to be booked; what riders collect never comes to
        more than {formatRupees(known.toCollect)}.
      </p>
      <SelectField {...form.register("courier")} label="Courier" error={errors.courier?.message}>
        {couriers.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      {known.open.map(({ id, name, pieces }, index) => (
        <TextField
          key={id}
          {...form.register(`part.items.${index}.pieces`, numberOrZero)}
          label={`${name}, ${pieces} left`}
          inputMode="numeric"
          error={errors.part?.items?.[index]?.pieces?.message}
          autoComplete="off"
        />
      ))}
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          {...form.register("part.collects", numberOrAbsent)}
          label="The rider collects"
          suffix="Rs."
          inputMode="numeric"
          hint="Without it its share of what is to be paid."
          optional
          error={errors.part?.collects?.message}
          autoComplete="off"
        />
        <TextField
          {...form.register("grams", numberOrAbsent)}
          label="Weight"
          suffix="g"
          inputMode="numeric"
          hint="Without it 450 g a piece."
          optional
          error={errors.grams?.message}
          autoComplete="off"
        />
      </div>
      <AskedFirst asked={first.asked} />
      <DialogActions
        busy={busy}
        failure={failure}
        keepLabel="Not yet"
        onClose={onClose}
        label={first.asked.length > 0 ? "Book all the same" : "Book"}
        busyLabel="Booking..."
      />
    </form>
  );
}
