import { useState } from "react";
import { noteParcel, type OfficeParcel } from "#contract/parcels/office-parcels.ts";
import { Form } from "#web/back-office/ui/form.tsx";
import { Button } from "#web/ui/button.tsx";
import { LazyDialog } from "#web/ui/lazy-dialog.tsx";
import { toastError, toastSuccess } from "#web/ui/toast.ts";
import { callApi } from "../api.ts";
import { DialogActions } from "../ui/dialog-actions.tsx";
import { useOfficeForm } from "../ui/use-office-form.ts";

type HandParcelActionsProps = {
  parcel: Pick<OfficeParcel, "id" | "actions" | "courier" | "trackingNumber">;
  onChange: () => Promise<void>;
};

export function HandParcelActions({ parcel, onChange }: HandParcelActionsProps) {
  const [leaving, setLeaving] = useState(false);
  const [busy, setBusy] = useState(false);

  async function note(state: "attempted" | "delivered" | "returned") {
    setBusy(true);
    const result = await callApi(noteParcel, { body: { id: parcel.id, state } });
    setBusy(false);
    if (result.ok) toastSuccess("Noted");
    else toastError(result.error.error);
    await onChange();
  }

  if (parcel.actions.includes("handOver"))
    return (
      <>
        <Button look="secondary" onClick={() => setLeaving(true)}>
          Handed over
        </Button>
        <LazyDialog open={leaving} onClose={() => setLeaving(false)} title="Who carries it?">
          <LeavingForm parcel={parcel} onClose={() => setLeaving(false)} onDone={onChange} />
        </LazyDialog>
      </>
    );
  if (!parcel.actions.includes("noteOutcome")) return null;
  return (
    <>
      <Button look="secondary" busy={busy} onClick={() => void note("delivered")}>
        Delivered
      </Button>
      <Button look="secondary" busy={busy} onClick={() => void note("attempted")}>
        Not handed over
      </Button>
      <Button look="secondary" busy={busy} onClick={() => void note("returned")}>
        Is back
      </Button>
    </>
  );
}

type LeavingFormProps = {
  parcel: HandParcelActionsProps["parcel"];
  onClose: () => void;
  onDone: () => Promise<void>;
};

function LeavingForm({ parcel, onClose, onDone }: LeavingFormProps) {
  const isOwnRider = parcel.courier === "own-rider";
  const { busy, failure, formProps, Field } = useOfficeForm({
    schema: noteParcel.body,
    values: { id: parcel.id, state: "picked" as const, carrier: "", number: "" },
    async send(body) {
      const result = await callApi(noteParcel, { body });
      if (!result.ok) return result;
      toastSuccess("Noted: the customer gets a mail");
      await onDone();
      onClose();
      return undefined;
    },
  });
  return (
    <Form {...formProps} className="grid gap-4">
      <Field
        name="carrier"
        label={isOwnRider ? "Rider" : "Courier"}
        hint="Told to the customer"
        optional
        autoComplete="off"
      />
      {!isOwnRider && (
        <Field
          name="number"
          label="Consignment number"
          hint={`Without one ${parcel.trackingNumber}`}
          optional
          autoComplete="off"
        />
      )}
      <DialogActions
        busy={busy}
        failure={failure}
        keepLabel="Not yet"
        onClose={onClose}
        label="Handed over"
        busyLabel="Saving..."
      />
    </Form>
  );
}
