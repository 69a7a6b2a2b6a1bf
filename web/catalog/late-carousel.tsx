import { latePart } from "../ui/late-part.tsx";
import { Skeleton } from "../ui/skeleton.tsx";

/** Products in a row that runs by itself, below what is looked at first. */
export const LateCarousel = latePart(
  "carousel",
  async () => (await import("./product-carousel.tsx")).ProductCarousel,
  <Skeleton className="wrap section-space h-120" />,
);
