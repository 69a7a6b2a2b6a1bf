import { useEffect, useRef } from "react";
import { type UseFormReturn, useForm } from "react-hook-form";
import type { User } from "#contract/customers/accounts.ts";
import type { DeliveryDetails, Order } from "#contract/orders/orders.ts";
import { findProvince } from "#contract/values/provinces.ts";
import { lazyResolver } from "#web/forms/lazy-resolver.ts";
import { onceReleased } from "#web/forms/pointer-released.ts";
import { orderApi } from "#web/orders/order-api.ts";
import { type CheckoutDraft, clearDraft, readDraft, saveDraft } from "#web/session/checkout-draft.ts";
import { type ContactFields, isContactField } from "#web/session/contact-fields.ts";
import { useUser } from "#web/session/user-store.ts";

export type ContactFormState = UseFormReturn<ContactFields, unknown, DeliveryDetails>;

type Texts = Partial<Record<keyof ContactFields, string>>;

function onlyTexts(values: Partial<ContactFields>): Texts {
  const fields: Texts = {};
  for (const [name, value] of Object.entries(values)) {
    if (isContactField(name) && typeof value === "string") fields[name] = value;
  }
  return fields;
}

/** A focused field must not be filled in. */
function hasFocus(name: string): boolean {
  return document.activeElement?.getAttribute("name") === name;
}

/**
 * The contact form, filled in from this tab's draft and the profile of the logged-in user. No default values: text
 * typed before hydration stays.
 */
export function useContactForm(): ContactFormState {
  const form = useForm<ContactFields, unknown, DeliveryDetails>({
    mode: "onTouched",
    resolver: onceReleased(contactValidation.resolver),
  });
  const { getValues, setValue, clearErrors, reset, subscribe } = form;
  const who = useUser();
  /** Before that, typing must not overwrite the draft that is still to be restored. */
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

type Restored =
  | { outcome: "wait" }
  | { outcome: "forget"; fields: Texts }
  | { outcome: "fill"; fields: Texts };

function profileFields({ name, email, phone, address }: User): Texts {
  return { name, email, phone, address };
}

/**
 * Fills empty fields from this tab's draft, then from the profile. A customer's draft is restored for that customer
 * only.
 */
export function restoreContact(
  draft: Pick<CheckoutDraft, "fields" | "owner">,
  who: { known: boolean; user: User | undefined },
): Restored {
  const profile = who.user ? profileFields(who.user) : {};
  if (draft.owner !== "" && draft.owner !== who.user?.id) {
    return who.known ? { outcome: "forget", fields: profile } : { outcome: "wait" };
  }
  const typed = Object.entries(draft.fields).filter(([, text]) => text !== "");
  return { outcome: "fill", fields: { ...profile, ...Object.fromEntries(typed) } };
}

/** Fields that are only correct together: a street of one city does not match the postal code of another. */
const place = ["address", "area", "city", "province", "postal_code"] as const;

/**
 * Fields from a customer's last order: its place, as a whole and only while all place fields are empty, and the phone.
 * `profileAddress` has no city and gives way to a complete address.
 */
export function lastAddressFields(
  last: Pick<Order, (typeof place)[number] | "phone">,
  written: Texts,
  profileAddress: string,
): Texts {
  const isEmpty = place.every(
    (name) => !written[name] || (name === "address" && written.address === profileAddress),
  );
  const phone: Texts = written.phone ? {} : { phone: last.phone };
  if (!isEmpty) return phone;
  const { address, area, city, postal_code } = last;
  // Older orders have the province as typed.
  const province = findProvince(last.province);
  return { ...phone, address, area, city, postal_code, ...(province ? { province } : {}) };
}

export const contactValidation = lazyResolver<ContactFields, DeliveryDetails>(
  (schemas) => schemas.deliveryResolver,
);
