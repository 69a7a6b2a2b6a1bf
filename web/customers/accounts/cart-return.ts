import { useEffect } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { useUser } from "#web/session/user-store.ts";
import { useHydrated } from "#web/ui/use-hydrated.ts";

/** Only `?from=cart`. Known after hydration, because the server's page has no query. */
function useCameFromCart(): boolean {
  const hydrated = useHydrated();
  const [query] = useSearchParams();
  return hydrated && query.get("from") === "cart";
}

/** Target of password managers; guests log in first. */
export const changePasswordHash = "#change-password";

export function useAccountLinks(): { login: string; signup: string } {
  const suffix = useCameFromCart() ? "?from=cart" : "";
  return { login: `/login${suffix}`, signup: `/signup${suffix}` };
}

/**
 * Redirects to the cart, to the new password that was requested, or home (specification section 2). True while leaving.
 */
export function useLeaveWhenLoggedIn(): boolean {
  const { user } = useUser();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const forPassword = hash === changePasswordHash ? `/profile${hash}` : "/";
  const target = useCameFromCart() ? "/cart" : forPassword;
  const leaving = user !== undefined;
  useEffect(() => {
    if (leaving) void navigate(target, { replace: true });
  }, [leaving, navigate, target]);
  return leaving;
}
