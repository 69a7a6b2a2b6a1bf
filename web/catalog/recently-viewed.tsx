import { lazy, Suspense } from "react";
import { useHydrated } from "#web/ui/use-hydrated.ts";
import { browserStorage } from "../browser/storage.ts";
import { viewedKey } from "./viewed-key.ts";

// A first visit has none to show.
const ViewedRow = lazy(() =>
  import("./viewed-row.tsx").then(
    (code) => ({ default: code.ViewedRow }),
    () => ({ default: () => null }),
  ),
);

/**
 * The products that were looked at in this browser, in one row, but for the one of `currentId`. Known to the browser alone, so it
 * comes after hydration and belongs to where nothing on the first screen moves. Nothing for a first visit.
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
