import type { User } from "#contract/customers/accounts.ts";
import { saveDraft } from "#web/session/checkout-draft.ts";
import { getUser, reloadUser } from "#web/session/user-store.ts";

/**
 * To be called when the shop does not take the shopper for who they were when the page opened: their session has ended,
 * or another account has logged in in another tab. What was typed stays. Gives the user of now.
 */
export async function leaveSession(): Promise<User | undefined> {
  saveDraft({ owner: "" });
  await reloadUser();
  return getUser().user;
}
