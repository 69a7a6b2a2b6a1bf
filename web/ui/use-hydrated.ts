import { useSyncExternalStore } from "react";

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
