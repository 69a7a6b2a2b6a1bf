import { useEffect } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { useUser } from "#web/session/user-store.ts";
import { useHydrated } from "#web/ui/use-hydrated.ts";

/** `?from=cart`, and no other word. Known after hydration: the page comes from the server without its query. */
function useCameFromCart(): boolean {
  const hydrated = useHydrated();
  const [query] = useSearchParams();
  return hydrated && query.get("from") === "cart";
}

/** Where the profile has its form for a new password; password managers come with it, guests by the login. */
export const changePasswordHash = "#change-password";

export function useAccountLinks(): { login: string; signup: string } {
  const suffix = useCameFromCart() ? "?from=cart" : "";
  return { login: `/login${suffix}`, signup: `/signup${suffix}` };
}

/** To the cart, to the new password that somebody came for, or home (specification section 2). True while leaving. */
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
