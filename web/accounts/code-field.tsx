import type { ComponentProps } from "react";
import { TextField } from "../ui/text-field.tsx";

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
