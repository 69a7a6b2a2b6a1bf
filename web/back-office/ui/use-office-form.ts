import { zodResolver } from "@hookform/resolvers/zod";
import type { DefaultValues, FieldValues, Path } from "react-hook-form";
import type { z } from "zod";
import type { CallFailure } from "#contract/http/caller.ts";
import { inEnglish } from "#contract/reasons/in-english.ts";
import { type CallForm, useCallForm } from "#web/forms/use-call-form.ts";
import { wordErrors } from "#web/forms/word-errors.ts";
import { Field, type FieldOf } from "./field.tsx";

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
    wordErrors(result.errors, inEnglish);
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
