import { useState } from "react";
import { noteParcel, type OfficeParcel } from "#contract/parcels/office-parcels.ts";
import { Button } from "#web/ui/button.tsx";
import { toastError, toastSuccess } from "#web/ui/toast.ts";
import { callApi } from "../api.ts";
import { FormDialog } from "../ui/dialog-form.tsx";

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
    if (result.ok) toastSuccess("Saved");
    else toastError(result.error.error);
    await onChange();
  }

  if (parcel.actions.includes("handOver"))
    return (
      <>
        <Button look="secondary" onClick={() => setLeaving(true)}>
          Handed over
        </Button>
        <HandOverDialog parcel={parcel} open={leaving} onClose={() => setLeaving(false)} onDone={onChange} />
      </>
    );
  if (!parcel.actions.includes("noteOutcome")) return null;
  return (
    <>
      <Button look="secondary" busy={busy} onClick={() => void note("delivered")}>
        Delivered
      </Button>
      <Button look="secondary" busy={busy} onClick={() => void note("attempted")}>
        Delivery failed
      </Button>
      <Button look="secondary" busy={busy} onClick={() => void note("returned")}>
        Returned
      </Button>
    </>
  );
}

type HandOverDialogProps = {
  parcel: Pick<OfficeParcel, "id" | "courier" | "trackingNumber">;
  open: boolean;
  onClose: () => void;
  onDone: () => Promise<void>;
};

export function HandOverDialog({ parcel, ...dialog }: HandOverDialogProps) {
  const isOwnRider = parcel.courier === "own-rider";
  return (
    <FormDialog
      {...dialog}
      title="Courier or rider"
      schema={noteParcel.body}
      values={{ id: parcel.id, state: "picked", carrier: "", number: "" }}
      call={(body) => callApi(noteParcel, { body })}
      say={() => toastSuccess("Saved. The customer gets a mail")}
      keepLabel="Not yet"
      label="Handed over"
    >
      {({ Field }) => (
        <>
          <Field
            name="carrier"
            label={isOwnRider ? "Rider" : "Courier"}
            hint="The customer sees it"
            optional
            autoComplete="off"
            data-asked
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
        </>
      )}
    </FormDialog>
  );
}
