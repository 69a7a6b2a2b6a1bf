import { zodResolver } from "@hookform/resolvers/zod";
import type { ComponentProps, ElementType, ReactNode } from "react";
import {
  type DefaultValues,
  type FieldValues,
  FormProvider,
  type Path,
  type RegisterOptions,
  type UseFormReturn,
  useFormContext,
} from "react-hook-form";
import type { z } from "zod";
import type { CallFailure } from "#contract/http/caller.ts";
import { inEnglish } from "#contract/reasons/in-english.ts";
import { translateErrors } from "#web/forms/translate-errors.ts";
import { type CallForm, useCallForm } from "#web/forms/use-call-form.ts";
import { TextField } from "#web/ui/text-field.tsx";

export type FormProps<Fields extends FieldValues, Values> = Omit<
  ComponentProps<"form">,
  "form" | "onSubmit"
> & {
  form: UseFormReturn<Fields, unknown, Values>;
  onSubmit: (event: { preventDefault: () => void; currentTarget?: unknown }) => void;
};

/** Provides the form to `Field` and `useFields` by context. Takes the `formProps` of `useOfficeForm`. */
export function Form<Fields extends FieldValues, Values>({ form, ...attributes }: FormProps<Fields, Values>) {
  return (
    <FormProvider {...form}>
      <form {...attributes} />
    </FormProvider>
  );
}

type ControlProps = { name?: string | undefined; error?: string | undefined };

type FieldProps<Fields extends FieldValues, Props extends ControlProps> = Omit<
  Props,
  "name" | "error" | "onChange" | "onBlur" | "ref"
> & {
  name: Path<Fields>;
  /** Replaces the form's error message. */
  error?: string | undefined;
  /** Replaces the text input. */
  as?: (props: Props) => ReactNode;
  /** Parses digits as a number, or with a reader such as `numberOrNull`. */
  number?: boolean | RegisterOptions;
  options?: RegisterOptions;
};

export type FieldOf<Fields extends FieldValues> = <
  Props extends ControlProps = ComponentProps<typeof TextField>,
>(
  props: FieldProps<Fields, Props>,
) => ReactNode;

/** A control of the surrounding form, with its value and error message. */
export const Field: FieldOf<FieldValues> = ({ name, as, number = false, options, ...props }) => {
  const { register, getFieldState, formState } = useFormContext();
  const Control: ElementType = as ?? TextField;
  const read = number === true ? { valueAsNumber: true } : number || options;
  return (
    <Control
      {...(number && { inputMode: "numeric" })}
      error={getFieldState(name, formState).error?.message}
      {...register(name, read)}
      {...props}
    />
  );
};

/** The surrounding form and its fields by name. */
export function useFields<Fields extends FieldValues>(): UseFormReturn<Fields> & { Field: FieldOf<Fields> } {
  return { ...useFormContext<Fields>(), Field };
}

type OfficeFormOptions<Fields extends FieldValues, Values> = {
  /** The schema of the call's body, or a part of it. */
  schema: z.ZodType<Values, Fields>;
  values: DefaultValues<Fields>;
  /** Makes the call and handles its success; returns the failure, if any. */
  send: (values: Values) => Promise<CallFailure | undefined>;
  /** The field of a failure that names none, by code. */
  fieldOfCode?: Readonly<Record<string, Path<Fields>>>;
};

type OfficeForm<Fields extends FieldValues, Values> = Omit<CallForm<Fields, Values>, "formProps"> & {
  /** For `Form`. */
  formProps: CallForm<Fields, Values>["formProps"] & Pick<CallForm<Fields, Values>, "form">;
  Field: FieldOf<Fields>;
};

/** Validated by the contract; a failure preserves the input and is shown beside its field. */
export function useOfficeForm<Fields extends FieldValues, Values>({
  schema,
  values,
  send,
  fieldOfCode = {},
}: OfficeFormOptions<Fields, Values>): OfficeForm<Fields, Values> {
  const validate = zodResolver(schema);
  const resolver: typeof validate = async (...input) => {
    const result = await validate(...input);
    translateErrors(result.errors, inEnglish);
    return result;
  };
  const office = useCallForm({
    validation: { resolver, preload() {} },
    defaultValues: values,
    send,
    fieldOfCode,
    withoutToast: true,
  });
  return { ...office, formProps: { ...office.formProps, form: office.form }, Field };
}
