import type { ComponentProps } from "react";
import { FieldFrame } from "#web/ui/field-frame.tsx";

type CodeFieldProps = ComponentProps<"input"> & { error: string | undefined; hint?: string };

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
