import type { ComponentProps } from "react";
import { TextField } from "../ui/text-field.tsx";

/** A code of digits from a mail; the device may offer to fill it in. */
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
