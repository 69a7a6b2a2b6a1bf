import type { ComponentProps } from "react";
import { FieldFrame, type FieldTexts } from "./field-frame.tsx";

type TextAreaFieldProps = ComponentProps<"textarea"> & FieldTexts;

export function TextAreaField({ label, error, hint, optional, id, className, ...area }: TextAreaFieldProps) {
  return (
    <FieldFrame
      label={label}
      error={error}
      hint={hint}
      id={id}
      className={className}
      optional={optional ?? false}
    >
      {(attributes) => <textarea rows={4} {...area} {...attributes} className="field-control" />}
    </FieldFrame>
  );
}
