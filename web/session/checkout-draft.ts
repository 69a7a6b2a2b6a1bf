import { parseJson } from "#contract/values/parse-json.ts";
import { tabStorage } from "#web/browser/storage.ts";
import { type ContactFields, isContactField } from "./contact-fields.ts";

export type AppliedCoupon = { code: string; discount: number; subtotal: number };

export type CheckoutDraft = {
  fields: Partial<Record<keyof ContactFields, string>>;
  coupon: AppliedCoupon | undefined;
  owner: string;
};

const draftKey = "checkout-draft";

function isAppliedCoupon(value: unknown): value is AppliedCoupon {
  return (
    typeof value === "object" &&
    value !== null &&
    "code" in value &&
    typeof value.code === "string" &&
    "discount" in value &&
    Number.isSafeInteger(value.discount) &&
    "subtotal" in value &&
    Number.isSafeInteger(value.subtotal)
  );
}

export function parseDraft(text: string | null): CheckoutDraft {
  const stored = text === null ? undefined : parseJson(text);
  const draft: CheckoutDraft = { fields: {}, coupon: undefined, owner: "" };
  if (typeof stored !== "object" || stored === null) return draft;
  if ("coupon" in stored && isAppliedCoupon(stored.coupon)) draft.coupon = stored.coupon;
  if ("owner" in stored && typeof stored.owner === "string") draft.owner = stored.owner;
  if (!("fields" in stored) || typeof stored.fields !== "object" || stored.fields === null) return draft;
  for (const [name, value] of Object.entries(stored.fields)) {
    if (isContactField(name) && typeof value === "string") draft.fields[name] = value;
  }
  return draft;
}

export function readDraft(): CheckoutDraft {
  return parseDraft(tabStorage.read(draftKey) ?? null);
}

export function saveDraft(change: Partial<CheckoutDraft>): void {
  tabStorage.write(draftKey, JSON.stringify({ ...readDraft(), ...change }));
}

export function clearDraft(): void {
  tabStorage.remove(draftKey);
}
