import { useEffect, useRef } from "react";
import { type UseFormReturn, useForm } from "react-hook-form";
import type { DeliveryDetails } from "#contract/orders/orders.ts";
import { clearDraft, readDraft, saveDraft } from "#web/session/checkout-draft.ts";
import { type ContactFields, isContactField } from "#web/session/contact-fields.ts";
import { useUser } from "#web/session/user-store.ts";
import { onceReleased } from "../forms/pointer-released.ts";
import { orderApi } from "../orders/order-api.ts";
import { lastAddressFields } from "./last-address.ts";
import { restoreContact } from "./restore-contact.ts";
import { contactValidation } from "./validate-contact.ts";

export type ContactFormState = UseFormReturn<ContactFields, unknown, DeliveryDetails>;

function onlyTexts(values: Partial<ContactFields>) {
  const fields: Partial<Record<keyof ContactFields, string>> = {};
  for (const [name, value] of Object.entries(values)) {
    if (isContactField(name) && typeof value === "string") fields[name] = value;
  }
  return fields;
}

/** Where somebody is about to type nothing may appear. */
function hasFocus(name: string): boolean {
  return document.activeElement?.getAttribute("name") === name;
}

/**
 * The contact form, filled in with what was typed in this tab before and with the profile of the logged-in user. No
 * default values: what is typed before hydration stays.
 */
export function useContactForm(): ContactFormState {
  const form = useForm<ContactFields, unknown, DeliveryDetails>({
    mode: "onTouched",
    resolver: onceReleased(contactValidation.resolver),
  });
  const { getValues, setValue, clearErrors, reset, subscribe } = form;
  const who = useUser();
  /** Before that, what is typed must not take the place of what is still to come back. */
  const restored = useRef(false);

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => restored.current && saveDraft({ fields: onlyTexts(values) }),
      }),
    [subscribe],
  );

  useEffect(() => {
    const result = restoreContact(readDraft(), who);
    if (result.outcome === "wait") return;
    if (result.outcome === "forget") {
      if (restored.current) reset();
      clearDraft();
    }
    restored.current = true;
    if (who.user) saveDraft({ owner: who.user.id });
    for (const [name, value] of Object.entries(result.fields)) {
      if (!isContactField(name) || value === "" || getValues(name) || hasFocus(name)) continue;
      setValue(name, value);
      clearErrors(name);
    }
  }, [who, getValues, setValue, clearErrors, reset]);

  const customer = who.user?.id;
  const profileAddress = who.user?.address ?? "";
  useEffect(() => {
    if (customer === undefined) return;
    let isCurrent = true;
    void orderApi.getAllOrdersForUser({ body: { id: customer } }).then((answer) => {
      const last = isCurrent && answer.ok ? answer.data.orders[0] : undefined;
      if (!last) return;
      const fields = lastAddressFields(last, onlyTexts(getValues()), profileAddress);
      if (Object.keys(fields).some(hasFocus)) return;
      const names = Object.keys(fields).filter(isContactField);
      for (const name of names) setValue(name, fields[name] ?? "");
      clearErrors(names);
    });
    return () => {
      isCurrent = false;
    };
  }, [customer, profileAddress, getValues, setValue, clearErrors]);

  return form;
}
