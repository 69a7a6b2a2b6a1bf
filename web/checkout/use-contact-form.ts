import { useEffect } from "react";
import { type UseFormReturn, useForm } from "react-hook-form";
import type { DeliveryDetails } from "#contract/orders.ts";
import { readDraft, saveDraft } from "./checkout-draft.ts";
import { type ContactFields, isContactField } from "./contact-fields.ts";
import { validateContact } from "./validate-contact.ts";

export type ContactFormState = UseFormReturn<ContactFields, unknown, DeliveryDetails>;

function onlyTexts(values: Partial<ContactFields>) {
  const fields: Partial<Record<keyof ContactFields, string>> = {};
  for (const [name, value] of Object.entries(values)) {
    if (isContactField(name) && typeof value === "string") fields[name] = value;
  }
  return fields;
}

/** The contact form, with what was typed in this tab before. No default values: what is typed before hydration stays. */
export function useContactForm(): ContactFormState {
  const form = useForm<ContactFields, unknown, DeliveryDetails>({
    mode: "onTouched",
    resolver: validateContact,
  });
  const { getValues, setValue, subscribe } = form;

  useEffect(() => {
    for (const [name, value] of Object.entries(readDraft().fields)) {
      if (isContactField(name) && !getValues(name)) setValue(name, value);
    }
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => saveDraft({ fields: onlyTexts(values) }),
    });
  }, [getValues, setValue, subscribe]);

  return form;
}
