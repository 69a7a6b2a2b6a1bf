import { internationalPhone } from "#contract/values/phone.ts";

export type Contacts = { user_id: string | null; phone: string; email: string };

type Asking = {
  userId: string | null;
  /** The phone or the e-mail address of the order, in any spelling; empty when nobody said it. */
  contact: string;
};

/** `guest` knows its phone or its e-mail address; undefined for everybody else, who may know no more than its number. */
export function whoAsks(order: Contacts, { userId, contact }: Asking): "customer" | "guest" | undefined {
  if (userId !== null && order.user_id === userId) return "customer";
  return isContactOf(order, contact) ? "guest" : undefined;
}

function isContactOf({ phone, email }: Contacts, typed: string): boolean {
  if (typed === "") return false;
  if (typed.includes("@")) return typed.toLowerCase() === email.toLowerCase();
  return phone !== "" && internationalPhone(typed) === internationalPhone(phone);
}
