import { memo, useEffect, useState } from "react";
import type { Product } from "#contract/catalog/catalog.ts";
import type { Destination } from "#contract/delivery/promise-delivery.ts";
import { DeliveryFacts } from "./delivery-facts.tsx";
import { knownDestination } from "./known-destination.ts";

export const ProductDelivery = memo(function ProductDelivery({
  isSewnForOne,
  product,
}: {
  isSewnForOne: boolean;
  product: Pick<Product, "garment" | "price" | "sale_price">;
}) {
  const [to, setTo] = useState<Destination>();
  useEffect(() => setTo(knownDestination()), []);
  const { garment, price, sale_price } = product;
  const line = { custom_size: isSewnForOne, name_engraving: false, price, sale_price };
  const atLeastDays = isSewnForOne ? garment?.days?.custom : garment?.days?.standard;
  const pieces = { ...(isSewnForOne ? { standard: 0, custom: 1 } : { standard: 1, custom: 0 }), atLeastDays };
  return <DeliveryFacts pieces={pieces} lines={[line]} to={to} />;
});
