import { startTransition, useEffect, useState, useSyncExternalStore } from "react";

function neverChanges(): () => void {
  return () => undefined;
}

/** False on the server and during hydration: what lives in this browser alone is not known yet. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

/** The mark that entry.client.tsx makes on the document. */
function isDocumentHydrated(): boolean {
  return typeof document !== "undefined" && document.documentElement.hasAttribute("data-hydrated");
}

/**
 * As `useHydrated`, a little later and in short tasks: for what takes long to draw, like lines with their pictures. A store that
 * has changed since the server is drawn in one go, in the same task as the hydration itself; a transition is not.
 */
export function useHydratedInSteps(): boolean {
  const [hydrated, setHydrated] = useState(isDocumentHydrated);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return hydrated;
}
