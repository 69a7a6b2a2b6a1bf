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

type Restored =
  | { outcome: "wait" }
  | { outcome: "forget"; fields: Texts }
  | { outcome: "fill"; fields: Texts };

function profileFields({ name, email, phone, address }: User): Texts {
  return { name, email, phone, address };
}

/**
 * What the contact form may be filled in with, where it is empty: what was typed in this tab before, then what the
 * profile knows. Details that a customer left in the browser are for that customer alone.
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

/** Fields that are right together alone: a street of one city does not go with the postal code of another. */
const place = ["address", "area", "city", "province", "postal_code"] as const;

/**
 * What a customer's last order fills in: where it went, as a whole and only while nothing of a place is written, and the
 * phone. `profileAddress` stands in the form by itself and gives way to an address that has its city.
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
  // Orders of old say what was typed.
  const province = findProvince(last.province);
  return { ...phone, address, area, city, postal_code, ...(province ? { province } : {}) };
}

export const contactValidation = lazyResolver<ContactFields, DeliveryDetails>(
  (schemas) => schemas.deliveryResolver,
);
