import { latePart } from "#web/ui/lazy-part.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

export const LateDelivery = latePart(
  "delivery",
  async () => (await import("./product-delivery.tsx")).ProductDelivery,
  <Skeleton className="h-36" />,
);
