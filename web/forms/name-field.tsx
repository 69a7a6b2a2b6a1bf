import type { ComponentProps } from "react";
import { TextField } from "../ui/text-field.tsx";
import { asTyped } from "./as-typed.ts";

export function NameField(props: ComponentProps<typeof TextField>) {
  return <TextField {...asTyped} {...props} autoComplete="name" autoCapitalize="words" required />;
}
