import { useEffect, useEffectEvent, useState } from "react";
import { isRouteErrorResponse, useLocation, useNavigate, useRevalidator } from "react-router";
import { isUnreachable } from "#web/browser/unreachable.ts";

/** Milliseconds before another recovery: a permanent fault is shown. */
const pause = 10_000;
let last = { pathname: "", at: 0 };

/**
 * Renders a page that failed in use once more, with the stored input. True while it tries and the failure is hidden.
 * Failures of the API and of the connection are shown at once.
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
  // A page without a loader is rendered again by navigating to its address.
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
