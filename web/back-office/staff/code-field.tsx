import type { ComponentProps } from "react";
import { FieldFrame } from "#web/ui/field-frame.tsx";

type CodeFieldProps = ComponentProps<"input"> & { error: string | undefined; hint?: string };

/** Six digits of an authenticator app. Takes a pasted code with spaces in it, and what the device offers to fill in. */
export function CodeField({ error, hint, ...input }: CodeFieldProps) {
  return (
    <FieldFrame label="Code of your app" error={error} hint={hint}>
      {(attributes) => (
        <input
          {...input}
          {...attributes}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCorrect="off"
          spellCheck={false}
          maxLength={12}
          className="field-control text-center text-xl tracking-[0.3em]"
        />
      )}
    </FieldFrame>
  );
}
