import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import { Form, type FormProps } from "#web/back-office/ui/form.tsx";
import { KeepUnsaved } from "#web/back-office/ui/keep-unsaved.tsx";
import { FormFailure } from "#web/forms/form-failure.tsx";
import { Button } from "#web/ui/button.tsx";

type EntryFormProps<Fields extends FieldValues, Values> = {
  formProps: FormProps<Fields, Values>;
  busy: boolean;
  failure: string;
  isDirty: boolean;
  isNew: boolean;
  children: ReactNode;
};

export function EntryForm<Fields extends FieldValues, Values>({
  formProps,
  busy,
  failure,
  isDirty,
  isNew,
  children,
}: EntryFormProps<Fields, Values>) {
  return (
    <Form {...formProps} className="grid gap-2">
      <KeepUnsaved when={isDirty && !busy} />
      <div className="flex flex-wrap items-end gap-2">
        {children}
        {(isDirty || isNew) && (
          <Button type="submit" busy={busy} look={isNew ? "secondary" : "primary"}>
            {isNew ? "Add" : "Save"}
          </Button>
        )}
      </div>
      <FormFailure>{failure}</FormFailure>
    </Form>
  );
}
