import { memo, useEffect, useState } from "react";
import type { Garment } from "#contract/catalog/garments.ts";
import type { Destination } from "#contract/delivery/promise-delivery.ts";
import { DeliveryFacts } from "./delivery-facts.tsx";
import { knownDestination } from "./known-destination.ts";

export const ProductDelivery = memo(function ProductDelivery({
  isMadeForYou,
  garment,
}: {
  isMadeForYou: boolean;
  garment: Garment | undefined;
}) {
  const [to, setTo] = useState<Destination>();
  useEffect(() => setTo(knownDestination()), []);
  const atLeastDays = isMadeForYou ? garment?.days?.custom : garment?.days?.standard;
  const pieces = { ...(isMadeForYou ? { standard: 0, custom: 1 } : { standard: 1, custom: 0 }), atLeastDays };
  return <DeliveryFacts pieces={pieces} to={to} />;
});
