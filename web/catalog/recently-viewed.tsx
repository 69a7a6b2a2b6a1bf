import { lazy, Suspense, useEffect, useMemo } from "react";
import { useHydrated } from "../cart/use-hydrated.ts";
import type { ChosenProduct } from "../product/choices/product-choices.ts";
import { keepViewed, readViewed } from "./viewed-store.ts";

// A first visit has none to show.
const ViewedRow = lazy(() =>
  import("./viewed-row.tsx").then(
    (code) => ({ default: code.ViewedRow }),
    () => ({ default: () => null }),
  ),
);

const most = 8;

type RecentlyViewedProps = {
  /** The product whose page this is: it is kept for the next pages, and not shown. */
  current?: Pick<ChosenProduct, "id" | "name" | "urdu" | "images">;
};

/**
 * The products that were looked at in this browser, in one row. Known to the browser alone, so it comes after hydration
 * and belongs to where nothing on the first screen moves. Nothing for a first visit.
 */
export function RecentlyViewed({ current }: RecentlyViewedProps) {
  const hydrated = useHydrated();
  const currentId = current?.id;
  const others = useMemo(
    () => (hydrated ? readViewed().filter(({ id }) => id !== currentId) : []).slice(0, most),
    [hydrated, currentId],
  );

  useEffect(() => {
    const primary = current?.images.primary;
    if (!current || !primary) return;
    const { downloadURL, width, height, srcset } = primary;
    const { id, name, urdu } = current;
    keepViewed({
      ...{ id, name },
      ...(urdu?.name && { urdu: { name: urdu.name } }),
      picture: { downloadURL, width, height, srcset },
    });
  }, [current]);

  if (others.length === 0) return null;
  return (
    <Suspense>
      <ViewedRow products={others} />
    </Suspense>
  );
}
