import type { ComponentProps } from "react";
import { type FieldValues, FormProvider, type UseFormReturn } from "react-hook-form";

export type FormProps<Fields extends FieldValues, Values> = Omit<
  ComponentProps<"form">,
  "form" | "onSubmit"
> & {
  form: UseFormReturn<Fields, unknown, Values>;
  onSubmit: (event: { preventDefault: () => void; currentTarget?: unknown }) => void;
};

/** A form whose parts know it: `Field` and `useFields` read it from the context. Takes the `formProps` of `useOfficeForm`. */
export function Form<Fields extends FieldValues, Values>({ form, ...attributes }: FormProps<Fields, Values>) {
  return (
    <FormProvider {...form}>
      <form {...attributes} />
    </FormProvider>
  );
}
