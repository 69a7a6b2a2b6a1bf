import type { ReactNode } from "react";
import { KeepUnsaved } from "#web/back-office/ui/keep-unsaved.tsx";
import { FormFailure } from "#web/forms/form-failure.tsx";
import { Button } from "#web/ui/button.tsx";

type EntryFormProps = {
  formProps: object;
  busy: boolean;
  failure: string;
  isDirty: boolean;
  isNew: boolean;
  children: ReactNode;
};

export function EntryForm({ formProps, busy, failure, isDirty, isNew, children }: EntryFormProps) {
  return (
    <form {...formProps} className="grid gap-2">
      <KeepUnsaved when={isDirty && !busy} />
      <div className="flex flex-wrap items-end gap-2">
        {children}
        {(isDirty || isNew) && (
          <Button type="submit" busy={busy} look={isNew ? "secondary" : "primary"}>
            {isNew ? "Add" : "Save"}
          </Button>
        )}
      </div>
      <FormFailure>{failure}</FormFailure>
    </form>
  );
}
