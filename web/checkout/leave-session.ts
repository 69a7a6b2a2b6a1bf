import type { User } from "#contract/customers/accounts.ts";
import { getUser, reloadUser } from "../accounts/user-store.ts";
import { saveDraft } from "./checkout-draft.ts";

/**
 * To be called when the shop does not take the shopper for who they were when the page opened: their session has ended,
 * or another account has logged in in another tab. What was typed stays. Gives the user of now.
 */
export async function leaveSession(): Promise<User | undefined> {
  saveDraft({ owner: "" });
  await reloadUser();
  return getUser().user;
}
