import { answerAttempt, type WaitingParcel } from "#contract/parcels/parcel-work.ts";
import { toastSuccess } from "#web/ui/toast.ts";
import { callApi } from "../api.ts";
import { FormDialog } from "../ui/dialog-form.tsx";

type AnswerDialogProps = {
  parcel: Pick<WaitingParcel, "id" | "courier"> & {
    order: Pick<WaitingParcel["order"], "OrderID" | "name" | "phone">;
    attempt: Pick<NonNullable<WaitingParcel["attempt"]>, "said"> | null;
  };
  attemptedAt: string;
  onClose: () => void;
  onDone: () => Promise<void>;
};

const answers = [
  { value: "try-again", label: "Try again", hint: "With another phone, if you enter one" },
  { value: "send-back", label: "Send back", hint: "The shop pays the return" },
] as const;

export function AnswerDialog({ parcel, attemptedAt, ...dialog }: AnswerDialogProps) {
  return (
    <FormDialog
      {...dialog}
      open
      title={`Delivery of ${parcel.order.OrderID}?`}
      schema={answerAttempt.body}
      values={{ id: parcel.id, attemptedAt, answer: "try-again", phone: "", remarks: "" }}
      call={(body) => callApi(answerAttempt, { body })}
      say={() => toastSuccess(`${parcel.courier} is informed`)}
      keepLabel="Not yet"
      label={`Tell ${parcel.courier}`}
    >
      {({ Field, register }) => (
        <>
          <p className="wrap-anywhere">
            {parcel.attempt?.said}. <bdi>{parcel.order.name}</bdi>, {parcel.order.phone}
          </p>
          <fieldset className="grid gap-2">
            <legend className="sr-only">What should the courier do?</legend>
            {answers.map(({ value, label, hint }) => (
              <label key={value} className="flex items-baseline gap-2">
                <input type="radio" value={value} {...register("answer")} />
                <span>
                  {label} <span className="text-sm text-slate">{hint}</span>
                </span>
              </label>
            ))}
          </fieldset>
          <Field name="phone" label="Another phone" type="tel" optional autoComplete="off" />
          <Field name="remarks" label="For the rider" optional autoComplete="off" />
        </>
      )}
    </FormDialog>
  );
}
