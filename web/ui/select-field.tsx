import type { ComponentProps } from "react";
import { FieldFrame, type FieldTexts } from "./field-frame.tsx";

type SelectFieldProps = ComponentProps<"select"> & FieldTexts;

export function SelectField({ label, error, hint, optional, id, className, ...select }: SelectFieldProps) {
  return (
    <FieldFrame
      label={label}
      error={error}
      hint={hint}
      id={id}
      className={className}
      optional={optional ?? false}
    >
      {(attributes) => <select {...select} {...attributes} className="field-control" />}
    </FieldFrame>
  );
}
