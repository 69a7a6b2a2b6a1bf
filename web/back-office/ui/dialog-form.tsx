import type { ReactNode } from "react";
import type { DefaultValues, FieldValues, UseFormReturn } from "react-hook-form";
import type { z } from "zod";
import type { CallResult } from "#contract/http/caller.ts";
import { DialogActions } from "./dialog-actions.tsx";
import type { FieldOf } from "./field.tsx";
import { Form } from "./form.tsx";
import { useOfficeForm } from "./use-office-form.ts";

type DialogFields<Fields extends FieldValues, Values> = UseFormReturn<Fields, unknown, Values> & {
  Field: FieldOf<Fields>;
};

type DialogFormProps<Fields extends FieldValues, Values, Answer> = {
  schema: z.ZodType<Values, Fields>;
  values: DefaultValues<Fields>;
  call: (body: Values) => Promise<CallResult<Answer>>;
  /** What was done, in a toast. */
  say: (answer: Answer) => void;
  /** Awaited before the dialog closes, so that the page behind it is the new one. */
  onDone: () => Promise<void>;
  onClose: () => void;
  keepLabel: string;
  label: string;
  busyLabel?: string;
  children: (form: DialogFields<Fields, Values>) => ReactNode;
};

/** The form of a dialog that makes one call, closes, and says what was done. */
export function DialogForm<Fields extends FieldValues, Values, Answer>({
  schema,
  values,
  call,
  say,
  onDone,
  onClose,
  keepLabel,
  label,
  busyLabel = "Saving...",
  children,
}: DialogFormProps<Fields, Values, Answer>) {
  const { form, busy, failure, formProps, Field } = useOfficeForm({
    schema,
    values,
    async send(body) {
      const result = await call(body);
      if (!result.ok) return result;
      await onDone();
      onClose();
      say(result.data);
      return undefined;
    },
  });
  return (
    <Form {...formProps} className="grid gap-4">
      {children({ ...form, Field })}
      <DialogActions
        busy={busy}
        failure={failure}
        keepLabel={keepLabel}
        onClose={onClose}
        label={label}
        busyLabel={busyLabel}
      />
    </Form>
  );
}
