import { redirect } from "react-router";
import { setUser } from "#web/session/user-store.ts";

/**
 * Thrown by a customer's page after the session has ended: leads to the login. It clears the user first, because the
 * login page sends logged-in users back.
 */
export function clearSession(): Response {
  setUser(undefined);
  return redirect("/login");
}
