import { latePart } from "../ui/lazy-part.tsx";
import { Skeleton } from "../ui/skeleton.tsx";

export const reviewsId = "reviews";

export const LateReviews = latePart(
  "reviews",
  async () => (await import("./product-reviews.tsx")).ProductReviews,
  <Skeleton className="wrap mt-[clamp(44px,7vw,96px)] h-88" />,
);
