import type { z } from "zod";
import type { CallResult } from "#contract/http/caller.ts";
import type { ButtonLook } from "#web/ui/button-look.ts";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { toastSuccess } from "#web/ui/toast.ts";
import { FormDialog } from "./dialog-form.tsx";

type Reasoned = { id: string; reason: string };

type ReasonDialogProps = {
  open: boolean;
  onClose: () => void;
  onDone: () => Promise<void>;
  title: string;
  /** Explains the effect, above the reason. */
  text?: string;
  hint: string;
  schema: z.ZodType<Reasoned, Reasoned>;
  id: string;
  keepLabel: string;
  label: string;
  busyLabel?: string;
  look?: ButtonLook;
  done: string;
  call: (body: Reasoned) => Promise<CallResult<unknown>>;
};

export function ReasonDialog({ text, hint, id, done, ...dialog }: ReasonDialogProps) {
  return (
    <FormDialog {...dialog} values={{ id, reason: "" }} say={() => toastSuccess(done)}>
      {({ Field }) => (
        <>
          {text && <p className="wrap-anywhere">{text}</p>}
          <Field
            name="reason"
            as={TextAreaField}
            label="Reason"
            data-asked
            hint={hint}
            rows={3}
            maxLength={300}
          />
        </>
      )}
    </FormDialog>
  );
}
