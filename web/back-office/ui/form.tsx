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

/** A form whose parts know it: `Field` and `useFields` read it from the context. Takes the `formProps` of `useOfficeForm`. */
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
  /** Another sentence than that of the form. */
  error?: string | undefined;
  /** Another control than a line of text. */
  as?: (props: Props) => ReactNode;
  /** Digits: read as a number, or as `numberOrNull` and the like read them. */
  number?: boolean | RegisterOptions;
  options?: RegisterOptions;
};

export type FieldOf<Fields extends FieldValues> = <
  Props extends ControlProps = ComponentProps<typeof TextField>,
>(
  props: FieldProps<Fields, Props>,
) => ReactNode;

/** A control of the form around it, which has its value and the sentence about what is wrong with it. */
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

/** The form around a part of it, and its fields by their names. */
export function useFields<Fields extends FieldValues>(): UseFormReturn<Fields> & { Field: FieldOf<Fields> } {
  return { ...useFormContext<Fields>(), Field };
}

type OfficeFormOptions<Fields extends FieldValues, Values> = {
  /** The schema of the call's body, or a part of it. */
  schema: z.ZodType<Values, Fields>;
  values: DefaultValues<Fields>;
  /** Makes the call and does what follows; gives back the failure, if it was one. */
  send: (values: Values) => Promise<CallFailure | undefined>;
  /** The field beside which a failure belongs that names none, by its code. */
  fieldOfCode?: Readonly<Record<string, Path<Fields>>>;
};

type OfficeForm<Fields extends FieldValues, Values> = Omit<CallForm<Fields, Values>, "formProps"> & {
  /** For `Form`. */
  formProps: CallForm<Fields, Values>["formProps"] & Pick<CallForm<Fields, Values>, "form">;
  Field: FieldOf<Fields>;
};

/** Checked by the contract; what was typed stays, failures are read beside their field. */
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
