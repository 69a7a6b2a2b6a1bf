import type { ComponentProps, ElementType, ReactNode } from "react";
import {
  type FieldValues,
  type Path,
  type RegisterOptions,
  type UseFormReturn,
  useFormContext,
} from "react-hook-form";
import { TextField } from "#web/ui/text-field.tsx";

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
