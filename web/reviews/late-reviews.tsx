import { latePart } from "../ui/late-part.tsx";
import { Skeleton } from "../ui/skeleton.tsx";

/** Of their heading, for links to it. */
export const reviewsId = "reviews";

/** The reviews of a product, some screens below what is looked at first. */
export const LateReviews = latePart(
  "reviews",
  async () => (await import("./product-reviews.tsx")).ProductReviews,
  <Skeleton className="wrap mt-[clamp(44px,7vw,96px)] h-88" />,
);
