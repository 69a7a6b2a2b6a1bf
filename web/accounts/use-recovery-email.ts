import { useHydrated } from "../cart/use-hydrated.ts";
import { readRecoveryEmail } from "./recovery-email.ts";

/** The address whose password is being recovered; empty on the server, and when this tab knows none. */
export function useRecoveryEmail(): string {
  const hydrated = useHydrated();
  return hydrated ? readRecoveryEmail() : "";
}
