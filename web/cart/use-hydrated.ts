import { useDeferredValue, useSyncExternalStore } from "react";

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

/** As `useHydrated`, a little later and in short tasks: for what takes long to draw, like lines with their pictures. */
export function useHydratedInSteps(): boolean {
  return useDeferredValue(useHydrated());
}
