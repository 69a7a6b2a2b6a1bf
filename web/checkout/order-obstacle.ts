import type { User } from "#contract/accounts.ts";
import type { CallFailure } from "#contract/client.ts";
import { formatRupees } from "#contract/money.ts";

/** What stays to be read beside the button, when the toasts are gone; the fields' own errors stand beside them. */
export function obstacleOf({ code, error, totalAmount }: CallFailure["error"]): string {
  if (code === "TOTAL_CHANGED") {
    return `The total is now ${formatRupees(Number(totalAmount))}. Check it and order again.`;
  }
  if (code === "KEY_REUSED") {
    return "This order has already been placed. Its number is in the e-mail that we sent you.";
  }
  return code === "INVALID" ? "" : error;
}

/** True if the shop does not take the shopper for who they were when the page opened. */
export function isAboutSession({ code }: CallFailure["error"]): boolean {
  return code === "NOT_LOGGED_IN" || code === "FORBIDDEN";
}

/** What to read when that has happened; `user` is who is logged in now. */
export function sessionObstacle(user: User | undefined): string {
  return user
    ? `You are logged in as ${user.name} now. Check your details and order again.`
    : "Your session has ended. Everything you typed is still here: log in again to keep this order in your account, or order as a guest.";
}
