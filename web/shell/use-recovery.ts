import { useEffect, useEffectEvent, useState } from "react";
import { isRouteErrorResponse, useLocation, useNavigate, useRevalidator } from "react-router";
import { isUnreachable } from "#web/browser/unreachable.ts";

/** Milliseconds in which a page that has recovered does not do so again: a fault that stays is shown. */
const pause = 10_000;
let last = { pathname: "", at: 0 };

/**
 * Shows a page that has failed while it was in use once more, with what is stored of what was typed. True while it tries, when the
 * failure is not to be shown. An answer of the API and a lost connection are said at once.
 */
export function useRecovery(error: unknown, wasInUse: boolean): boolean {
  const location = useLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { pathname } = location;
  const [recovers] = useState(() => {
    const hasRecovered = last.pathname === pathname && performance.now() - last.at < pause;
    return wasInUse && !isRouteErrorResponse(error) && !isUnreachable(error) && !hasRecovered;
  });
  // A page that has nothing to load is shown again by its address alone.
  const open = useEffectEvent(() => void navigate(location, { replace: true, preventScrollReset: true }));

  useEffect(() => {
    if (!recovers) return;
    last = { pathname, at: performance.now() };
    let isGone = false;
    void revalidate().then(() => setTimeout(() => isGone || open()));
    return () => {
      isGone = true;
    };
  }, [recovers, pathname, revalidate]);

  return recovers;
}
