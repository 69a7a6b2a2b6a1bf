import type { ReactNode } from "react";
import type { DefaultValues, FieldValues, UseFormReturn } from "react-hook-form";
import type { z } from "zod";
import type { CallResult } from "#contract/http/caller.ts";
import { FormFailure } from "#web/forms/form-failure.tsx";
import { Button } from "#web/ui/button.tsx";
import type { ButtonLook } from "#web/ui/button-look.ts";
import { LazyDialog } from "#web/ui/lazy-dialog.tsx";
import { type FieldOf, Form, useOfficeForm } from "./form.tsx";

type DialogFields<Fields extends FieldValues, Values> = UseFormReturn<Fields, unknown, Values> & {
  Field: FieldOf<Fields>;
};

type DialogFormProps<Fields extends FieldValues, Values, Answer> = {
  schema: z.ZodType<Values, Fields>;
  values: DefaultValues<Fields>;
  call: (body: Values) => Promise<CallResult<Answer>>;
  /** Shows the result; returns whether no confirmation is left, otherwise the dialog stays. */
  isDone?: (answer: Answer) => boolean;
  /** Awaited before the dialog closes, so that the page behind it is current. */
  onDone: () => Promise<void>;
  onClose: () => void;
  /** The toast after success. */
  say?: (answer: Answer) => void;
  /** Label of the button that changes nothing. */
  keepLabel: string;
  /** Labels of the submit button, idle and busy. */
  label: string;
  busyLabel?: string;
  look?: ButtonLook;
  children: (form: DialogFields<Fields, Values>) => ReactNode;
};

/** The form of a dialog: makes one call, closes and shows a toast. */
export function DialogForm<Fields extends FieldValues, Values, Answer>({
  schema,
  values,
  call,
  isDone = () => true,
  onDone,
  onClose,
  say,
  keepLabel,
  label,
  busyLabel = "Saving...",
  look = "primary",
  children,
}: DialogFormProps<Fields, Values, Answer>) {
  const { form, busy, failure, formProps, Field } = useOfficeForm({
    schema,
    values,
    async send(body) {
      const result = await call(body);
      if (!result.ok) return result;
      if (!isDone(result.data)) return undefined;
      await onDone();
      onClose();
      say?.(result.data);
    },
  });
  return (
    <Form {...formProps} className="grid gap-4">
      {children({ ...form, Field })}
      <FormFailure>{failure}</FormFailure>
      <div className="flex justify-end gap-2">
        <Button look="secondary" onClick={onClose}>
          {keepLabel}
        </Button>
        <Button type="submit" look={look} busy={busy}>
          {busy ? busyLabel : label}
        </Button>
      </div>
    </Form>
  );
}

type FormDialogProps<Fields extends FieldValues, Values, Answer> = DialogFormProps<Fields, Values, Answer> & {
  open: boolean;
  title: string;
};

export function FormDialog<Fields extends FieldValues, Values, Answer>({
  open,
  title,
  ...form
}: FormDialogProps<Fields, Values, Answer>) {
  return (
    <LazyDialog open={open} onClose={form.onClose} title={title}>
      <DialogForm {...form} />
    </LazyDialog>
  );
}
