import type { User } from "#contract/customers/accounts.ts";
import type { CallFailure } from "#contract/http/caller.ts";
import { formatRupeesInText } from "#contract/values/money.ts";
import { checkoutMessages } from "#messages/checkout.ts";

/** What stays to be read beside the button, when the toasts are gone; the fields' own errors stand beside them. */
export function orderErrorMessage({ code, error, totalAmount }: CallFailure["error"]): string {
  if (code === "TOTAL_CHANGED") {
    return checkoutMessages.totalIsNow(formatRupeesInText(Number(totalAmount)));
  }
  if (code === "KEY_REUSED") return checkoutMessages.alreadyPlaced;
  return code === "INVALID" ? "" : error;
}

export function isAboutSession({ code }: CallFailure["error"]): boolean {
  return code === "NOT_LOGGED_IN" || code === "FORBIDDEN";
}

export function sessionErrorMessage(user: User | undefined): string {
  return user ? checkoutMessages.loggedInAs(user.name) : checkoutMessages.sessionEnded;
}
