import type { ReactNode } from "react";
import { FormFailure } from "#web/forms/form-failure.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";

type FormActionsProps = {
  /** Of `useOfficeForm`. */
  busy: boolean;
  failure: string;
  /** What the button says, and while it works. */
  label: string;
  busyLabel: string;
  /** Where "Cancel" leads. */
  cancelTo?: string;
  /** Further buttons, like "Delete". */
  children?: ReactNode;
};

/** The foot of a form of `FormSection`s, under their fields. It stays in sight beneath a long one. */
export function FormActions({ busy, failure, label, busyLabel, cancelTo, children }: FormActionsProps) {
  return (
    <div className="sticky bottom-0 z-10 -mx-1 grid gap-3 border-t border-line bg-paper px-1 py-3 lg:ps-69">
      <FormFailure>{failure}</FormFailure>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={busy}>
          {busy ? busyLabel : label}
        </Button>
        {cancelTo && (
          <ButtonLink look="secondary" to={cancelTo}>
            Cancel
          </ButtonLink>
        )}
        {children && <div className="ms-auto flex flex-wrap gap-2">{children}</div>}
      </div>
    </div>
  );
}
