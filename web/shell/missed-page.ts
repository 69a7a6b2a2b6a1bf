import { useEffect } from "react";
import { useHref, useNavigation } from "react-router";

const storageKey = "missed-page";

function isReload(): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  return entry instanceof PerformanceNavigationTiming && entry.type === "reload";
}

/** Where this visit was going when its page was loaded anew. */
function missedPage(): string | null {
  return isReload() ? sessionStorage.getItem(storageKey) : null;
}

/**
 * React Router loads the page anew when the code of the next one cannot be had: there is no network, or a new build has
 * taken its place. The click would be lost; so where it led is remembered, and gone to then.
 */
export function useMissedPage(): void {
  const { location: next } = useNavigation();
  const address = useHref(next ?? ".");
  const target = next && address;

  useEffect(() => {
    try {
      const missed = missedPage();
      if (missed) location.replace(missed);
    } catch {
      // Storing is forbidden: then the click is made again.
    }
  }, []);

  useEffect(() => {
    try {
      if (target === undefined) sessionStorage.removeItem(storageKey);
      else sessionStorage.setItem(storageKey, target);
    } catch {
      // As above.
    }
  }, [target]);
}
