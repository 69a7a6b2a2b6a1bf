import type { ComponentProps } from "react";
import { TextField } from "../ui/text-field.tsx";

/** The e-mail address of an account, which no keyboard corrects. */
export function EmailField(props: Omit<ComponentProps<typeof TextField>, "type" | "label">) {
  return (
    <TextField
      {...props}
      label="Email"
      type="email"
      inputMode="email"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      required
    />
  );
}
