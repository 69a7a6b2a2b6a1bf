import { memo, useEffect, useState } from "react";
import type { Destination } from "#contract/delivery/promise-delivery.ts";
import { DeliveryFacts } from "./delivery-facts.tsx";
import { knownDestination } from "./known-destination.ts";

/** The delivery of one piece. */
export const ProductDelivery = memo(function ProductDelivery({ isMadeForYou }: { isMadeForYou: boolean }) {
  const [to, setTo] = useState<Destination>();
  useEffect(() => setTo(knownDestination()), []);
  const pieces = isMadeForYou ? { standard: 0, custom: 1 } : { standard: 1, custom: 0 };
  return <DeliveryFacts pieces={pieces} to={to} />;
});
