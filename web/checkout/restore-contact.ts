import type { User } from "#contract/customers/accounts.ts";
import type { CheckoutDraft } from "#web/session/checkout-draft.ts";
import type { ContactFields } from "#web/session/contact-fields.ts";

type Texts = Partial<Record<keyof ContactFields, string>>;

export type Restored =
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
