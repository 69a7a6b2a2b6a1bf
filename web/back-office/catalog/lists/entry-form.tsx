import type { ReactNode } from "react";
import type { DefaultValues, FieldValues, Path } from "react-hook-form";
import { useRevalidator } from "react-router";
import type { z } from "zod";
import type { CallFailure, CallResult } from "#contract/http/caller.ts";
import { Field, Form, type FormProps, useFields, useOfficeForm } from "#web/back-office/ui/form.tsx";
import { inUrdu } from "#web/back-office/ui/in-urdu.ts";
import { KeepUnsaved } from "#web/back-office/ui/keep-unsaved.tsx";
import { asTyped } from "#web/forms/as-typed.ts";
import { FormFailure } from "#web/forms/form-failure.tsx";
import { Button } from "#web/ui/button.tsx";
import { toastSuccess } from "#web/ui/toast.ts";

type EntryFormOptions<Fields extends FieldValues, Values> = {
  schema: z.ZodType<Values, Fields>;
  values: DefaultValues<Fields>;
  isNew: boolean;
  save: (values: Values) => Promise<CallResult<unknown>>;
  nameField: Path<Fields>;
};

export function useEntryForm<Fields extends FieldValues, Values>(options: EntryFormOptions<Fields, Values>) {
  const { schema, values, isNew, save, nameField } = options;
  const { revalidate } = useRevalidator();
  const { form, ...office } = useOfficeForm<Fields, Values>({
    schema,
    values,
    fieldOfCode: { NAME_TAKEN: nameField },
    async send(sent): Promise<CallFailure | undefined> {
      const result = await save(sent);
      if (!result.ok) return result;
      form.reset(isNew ? undefined : form.getValues());
      await revalidate();
      toastSuccess(isNew ? "Added" : "Saved");
    },
  });
  return { ...office, form, isNew, isDirty: form.formState.isDirty };
}

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

type NameFieldsProps = { name?: "name" | "label"; label?: string; width?: "min-w-32" | "min-w-40" };

export function NameFields({ name = "name", label = "Name", width = "min-w-40" }: NameFieldsProps) {
  return (
    <>
      <Field name={name} label={label} maxLength={60} className={`${width} flex-1`} />
      <Field
        name="urdu"
        {...inUrdu}
        label={`${label} in Urdu`}
        optional
        maxLength={60}
        className="min-w-40 flex-1"
      />
    </>
  );
}

/** The form of an entry with a color, previewed while typing. */
export function ColoredNameFields(names: NameFieldsProps) {
  const shown = useFields<{ value: string }>().watch("value");
  return (
    <>
      <span
        aria-hidden="true"
        className="mb-1 size-8 rounded-sm shadow-[inset_0_0_0_1px_rgb(20_38_43/.18)] forced-color-adjust-none"
        style={{ backgroundColor: /^#[0-9a-f]{6}$/i.test(shown) ? shown : undefined }}
      />
      <NameFields {...names} width="min-w-32" />
      <Field name="value" {...asTyped} label="Colour" maxLength={7} className="w-28" />
    </>
  );
}
