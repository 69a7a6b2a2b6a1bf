import { answerAttempt, type WaitingParcel } from "#contract/parcels/parcel-work.ts";
import { Form } from "#web/back-office/ui/form.tsx";
import { LazyDialog } from "#web/ui/lazy-dialog.tsx";
import { toastSuccess } from "#web/ui/toast.ts";
import { callApi } from "../api.ts";
import { DialogActions } from "../ui/dialog-actions.tsx";
import { useOfficeForm } from "../ui/use-office-form.ts";

type AnswerDialogProps = {
  parcel: WaitingParcel;
  /** Of the try that is answered. */
  attemptedAt: string;
  onClose: () => void;
  onDone: () => Promise<void>;
};

export function AnswerDialog(props: AnswerDialogProps) {
  return (
    <LazyDialog open onClose={props.onClose} title={`What becomes of ${props.parcel.order.OrderID}?`}>
      <AnswerForm {...props} />
    </LazyDialog>
  );
}

const answers = [
  { value: "try-again", label: "Try again", hint: "At another phone, if you fill one in" },
  { value: "send-back", label: "Send back", hint: "The shop pays for the way back" },
] as const;

function AnswerForm({ parcel, attemptedAt, onClose, onDone }: AnswerDialogProps) {
  const { form, busy, failure, formProps, Field } = useOfficeForm({
    schema: answerAttempt.body,
    values: { id: parcel.id, attemptedAt, answer: "try-again" as const, phone: "", remarks: "" },
    async send(body) {
      const result = await callApi(answerAttempt, { body });
      if (!result.ok) return result;
      toastSuccess(`${parcel.courier} is told`);
      await onDone();
      onClose();
      return undefined;
    },
  });
  return (
    <Form {...formProps} className="grid gap-4">
      <p className="wrap-anywhere">
        {parcel.attempt?.said}. <bdi>{parcel.order.name}</bdi>, {parcel.order.phone}
      </p>
      <fieldset className="grid gap-2">
        <legend className="sr-only">What becomes of it</legend>
        {answers.map(({ value, label, hint }) => (
          <label key={value} className="flex items-baseline gap-2">
            <input type="radio" value={value} {...form.register("answer")} />
            <span>
              {label} <span className="text-sm text-slate">{hint}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <Field name="phone" label="Another phone" type="tel" optional autoComplete="off" />
      <Field name="remarks" label="For the rider" optional autoComplete="off" />
      <DialogActions
        busy={busy}
        failure={failure}
        keepLabel="Not yet"
        onClose={onClose}
        label={`Tell ${parcel.courier}`}
        busyLabel="Saving..."
      />
    </Form>
  );
}
