import { z } from "zod";
import { bookParcels, type OrderParcels } from "#contract/back-office/parcels.ts";
import { formatRupees } from "#contract/money/money.ts";
import { LazyDialog } from "#web/ui/lazy-dialog.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { backOffice } from "../api.ts";
import { DialogActions } from "../ui/dialog-actions.tsx";
import { useOfficeForm } from "../ui/use-office-form.ts";
import { sayBooked } from "./parcel-words.ts";

type BookPartDialogProps = {
  courier: { id: string; name: string };
  orderId: string;
  /** What the order has by now, as staff see it. */
  known: OrderParcels;
  onClose: () => void;
  /** Called once the shop has noted what to ask for. */
  onDone: () => Promise<void>;
};

/** Asks a courier to carry some pieces of an order, as a parcel of their own. */
export function BookPartDialog(props: BookPartDialogProps) {
  return (
    <LazyDialog open onClose={props.onClose} title={`A part with ${props.courier.name}`}>
      <BookPartForm {...props} />
    </LazyDialog>
  );
}

const order = bookParcels.body.shape.orders.element;
const schema = z.object({ grams: order.shape.grams, part: order.shape.part.unwrap() });

const asNumber = { setValueAs: (typed: string | number) => (typed === "" ? 0 : Number(typed)) };
const asNumberIfAny = {
  setValueAs: (typed: string | undefined) =>
    typed === undefined || typed === "" ? undefined : Number(typed),
};

function BookPartForm({ courier, orderId, known, onClose, onDone }: BookPartDialogProps) {
  const { form, busy, failure, formProps } = useOfficeForm({
    schema,
    values: {
      part: { parcels: known.parcels.length, items: known.open.map(({ id }) => ({ id, pieces: 0 })) },
    },
    async send(part) {
      const result = await backOffice.parcels.book({
        body: { courier: courier.id, orders: [{ id: orderId, ...part }] },
      });
      if (!result.ok) return result;
      sayBooked(result.data.results, courier.name);
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
      {known.open.map(({ id, name, pieces }, index) => (
        <TextField
          key={id}
          {...form.register(`part.items.${index}.pieces`, asNumber)}
          label={`${name}, ${pieces} left`}
          inputMode="numeric"
          error={errors.part?.items?.[index]?.pieces?.message}
          autoComplete="off"
        />
      ))}
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          {...form.register("part.collects", asNumberIfAny)}
          label="The rider collects"
          suffix="Rs."
          inputMode="numeric"
          hint="Without it its share of what is to be paid."
          optional
          error={errors.part?.collects?.message}
          autoComplete="off"
        />
        <TextField
          {...form.register("grams", asNumberIfAny)}
          label="Weight"
          suffix="g"
          inputMode="numeric"
          hint="Without it 450 g a piece."
          optional
          error={errors.grams?.message}
          autoComplete="off"
        />
      </div>
      <DialogActions
        busy={busy}
        failure={failure}
        keepLabel="Not yet"
        onClose={onClose}
        label="Book"
        busyLabel="Booking..."
      />
    </form>
  );
}
