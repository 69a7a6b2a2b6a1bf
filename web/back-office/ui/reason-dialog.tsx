import type { z } from "zod";
import type { CallFailure } from "#contract/http/caller.ts";
import type { ButtonLook } from "#web/ui/button-look.ts";
import { LazyDialog } from "#web/ui/lazy-dialog.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { toastSuccess } from "#web/ui/toast.ts";
import { DialogActions } from "./dialog-actions.tsx";
import { Form } from "./form.tsx";
import { useOfficeForm } from "./use-office-form.ts";

type Reasoned = { id: string; reason: string };

type ReasonDialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** What it does, read before the reason is typed. */
  text?: string;
  hint: string;
  schema: z.ZodType<Reasoned, Reasoned>;
  id: string;
  /** What the button says that changes nothing. */
  keepLabel: string;
  /** What the button says, and while it works. */
  label: string;
  busyLabel: string;
  look?: ButtonLook;
  done: string;
  send: (body: Reasoned) => Promise<CallFailure | undefined>;
};

export function ReasonDialog(props: ReasonDialogProps) {
  const { open, onClose, title } = props;
  return (
    <LazyDialog open={open} onClose={onClose} title={title}>
      <ReasonForm {...props} />
    </LazyDialog>
  );
}

function ReasonForm({
  onClose,
  text,
  hint,
  schema,
  id,
  keepLabel,
  label,
  busyLabel,
  look = "primary",
  done,
  send,
}: ReasonDialogProps) {
  const { busy, failure, formProps, Field } = useOfficeForm({
    schema,
    values: { id, reason: "" },
    async send(body) {
      const failed = await send(body);
      if (failed) return failed;
      onClose();
      toastSuccess(done);
      return undefined;
    },
  });
  return (
    <Form {...formProps} className="grid gap-4">
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
      <DialogActions
        busy={busy}
        failure={failure}
        keepLabel={keepLabel}
        onClose={onClose}
        label={label}
        busyLabel={busyLabel}
        look={look}
      />
    </Form>
  );
}
