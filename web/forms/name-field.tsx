import type { ComponentProps } from "react";
import { TextField } from "../ui/text-field.tsx";
import { asTyped } from "./as-typed.ts";

/** Somebody's whole name. */
export function NameField(props: ComponentProps<typeof TextField>) {
  return <TextField {...asTyped} {...props} autoComplete="name" autoCapitalize="words" required />;
}
