import { lazy, Suspense } from "react";
import { useHydrated } from "#web/ui/use-hydrated.ts";
import { browserStorage } from "../browser/storage.ts";
import { viewedKey } from "./viewed-key.ts";

// Loaded lazily, because a first visit has none to show.
const ViewedRow = lazy(() =>
  import("./viewed-row.tsx").then(
    (code) => ({ default: code.ViewedRow }),
    () => ({ default: () => null }),
  ),
);

/**
 * Recently viewed products of this browser in one row, without `currentId`. Rendered after hydration, so it belongs
 * below the first screen, where nothing shifts. Nothing for a first visit.
 */
export function RecentlyViewed({ currentId }: { currentId?: string }) {
  const hydrated = useHydrated();
  if (!hydrated || !browserStorage.read(viewedKey)) return null;
  return (
    <Suspense>
      <ViewedRow currentId={currentId} />
    </Suspense>
  );
}
