import type { ComponentProps } from "react";
import { TextField } from "#web/ui/text-field.tsx";

export function CodeField(props: ComponentProps<typeof TextField>) {
  return (
    <TextField
      {...props}
      inputMode="numeric"
      dir="ltr"
      autoComplete="one-time-code"
      autoCorrect="off"
      spellCheck={false}
      required
    />
  );
}
