import type { UseFormRegisterReturn } from "react-hook-form";
import { TextField } from "#web/ui/text-field.tsx";

type ContactFieldProps = UseFormRegisterReturn & {
  words: { contact: string; contactHint: string };
  error: string | undefined;
};

/** Proof of ownership of an order without its customer's login. */
export function ContactField({ words, ...field }: ContactFieldProps) {
  return (
    <TextField
      {...field}
      label={words.contact}
      hint={words.contactHint}
      dir="ltr"
      autoComplete="off"
      spellCheck={false}
      required
    />
  );
}
