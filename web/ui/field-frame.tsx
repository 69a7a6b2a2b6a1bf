import { type ReactNode, useId } from "react";
import { uiMessages } from "#messages/ui.ts";
import { FieldError } from "./field-error.tsx";

export type FieldTexts = {
  label: ReactNode;
  error?: string | undefined;
  hint?: ReactNode;
  optional?: boolean;
};

type ControlAttributes = {
  id: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
};

type FieldFrameProps = FieldTexts & {
  id?: string | undefined;
  className?: string | undefined;
  children: (attributes: ControlAttributes) => ReactNode;
};

export function FieldFrame({ id, label, error, hint, optional, className, children }: FieldFrameProps) {
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const errorId = `${controlId}-error`;
  const hintId = `${controlId}-hint`;
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(" ");

  return (
    <div className={`grid min-w-0 content-start gap-1.5 ${className ?? ""}`}>
      <label htmlFor={controlId} className="text-sm font-[540]">
        {label}
        {optional && <span className="font-normal text-slate"> {uiMessages.optional}</span>}
      </label>
      {children({
        id: controlId,
        "aria-invalid": error ? true : undefined,
        "aria-describedby": describedBy || undefined,
      })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && (
        <p id={hintId} className="text-sm text-slate">
          {hint}
        </p>
      )}
    </div>
  );
}
