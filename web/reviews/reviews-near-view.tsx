import { memo, Suspense, useEffect, useState } from "react";
import { lazyPart } from "../ui/lazy-part.tsx";
import { nearView } from "../ui/near-view.ts";
import { Skeleton } from "../ui/skeleton.tsx";
import type { ProductReviewsProps } from "./product-reviews.tsx";

export const reviewsId = "reviews";
const placeId = "place-of-reviews";

const loadReviews = async () => (await import("./product-reviews.tsx")).ProductReviews;

const ProductReviews = lazyPart(async () => {
  const place = import.meta.env.SSR ? null : document.getElementById(placeId);
  if (!place) return loadReviews();
  await nearView(place);
  return onceOnline(loadReviews);
});

/** Without network what the page has brought stays to be read. */
async function onceOnline<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => addEventListener("online", resolve, { once: true }));
    return onceOnline(load);
  }
}

/**
 * The reviews of a product, some screens below what is looked at first: they can be read at once, and their code comes when
 * somebody comes near. Rendered again only for other props, because React would throw away what it has not hydrated yet.
 */
export const ReviewsNearView = memo(function ReviewsNearView(props: Omit<ProductReviewsProps, "id">) {
  const [isHydrated, setHydrated] = useState(false);
  return (
    <div id={placeId} data-hydrates-late={isHydrated ? undefined : ""}>
      <Suspense fallback={<Skeleton className="wrap mt-[clamp(44px,7vw,96px)] h-88" />}>
        <ProductReviews id={reviewsId} {...props} />
        <Hydrated onHydrated={setHydrated} />
      </Suspense>
    </div>
  );
});

function Hydrated({ onHydrated }: { onHydrated: (is: true) => void }) {
  useEffect(() => onHydrated(true), [onHydrated]);
  return null;
}
