import { redirect } from "react-router";
import { setUser } from "#web/session/user-store.ts";

/**
 * To be thrown by a customer's page when their session has ended meanwhile: leads to the login. That page would send who
 * still counts as logged in back again, so the visitor is a guest from here on.
 */
export function clearSession(): Response {
  setUser(undefined);
  return redirect("/login");
}
