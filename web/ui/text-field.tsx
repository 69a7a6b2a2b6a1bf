import type { ComponentProps } from "react";
import { FieldFrame, type FieldTexts } from "./field-frame.tsx";

type TextFieldProps = ComponentProps<"input"> &
  FieldTexts & {
    suffix?: string;
  };

export function TextField({ label, error, hint, optional, suffix, id, className, ...input }: TextFieldProps) {
  return (
    <FieldFrame
      label={label}
      error={error}
      hint={hint}
      id={id}
      className={className}
      optional={optional ?? false}
    >
      {(attributes) => (
        <span className="relative">
          <input
            type="text"
            {...input}
            {...attributes}
            className={suffix ? "field-control pe-13" : "field-control"}
          />
          {suffix && (
            <span className="pointer-events-none absolute end-3.5 inset-y-0 grid place-items-center text-sm text-slate">
              {suffix}
            </span>
          )}
        </span>
      )}
    </FieldFrame>
  );
}
