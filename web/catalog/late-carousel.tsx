import { latePart } from "../ui/lazy-part.tsx";
import { Skeleton } from "../ui/skeleton.tsx";

export const LateCarousel = latePart(
  "carousel",
  async () => (await import("./product-carousel.tsx")).ProductCarousel,
  <Skeleton className="wrap section-space h-120" />,
);
