import { memo, useEffect, useState } from "react";
import type { Garment } from "#contract/catalog/garments.ts";
import type { Destination } from "#contract/delivery/promise-delivery.ts";
import { DeliveryFacts } from "./delivery-facts.tsx";
import { knownDestination } from "./known-destination.ts";

export const ProductDelivery = memo(function ProductDelivery({
  isSewnForOne,
  garment,
}: {
  isSewnForOne: boolean;
  garment: Garment | undefined;
}) {
  const [to, setTo] = useState<Destination>();
  useEffect(() => setTo(knownDestination()), []);
  const atLeastDays = isSewnForOne ? garment?.days?.custom : garment?.days?.standard;
  const pieces = { ...(isSewnForOne ? { standard: 0, custom: 1 } : { standard: 1, custom: 0 }), atLeastDays };
  return <DeliveryFacts pieces={pieces} to={to} />;
});
