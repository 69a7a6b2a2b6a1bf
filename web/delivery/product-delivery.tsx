import { useEffect, useState } from "react";
import type { Product } from "#contract/catalog/catalog.ts";
import type { Destination } from "#contract/delivery/promise-delivery.ts";
import { deliveryFor, missingForFreeDelivery } from "#contract/money/order-total.ts";
import { formatRupeesInText } from "#contract/values/money.ts";
import Truck from "#icons/truck.mjs";
import { productDeliveryMessages } from "#messages/product-delivery.ts";
import { useShop } from "#web/shell/use-shop.ts";
import { Icon } from "#web/ui/icon.tsx";
import { DeliveryCity } from "./delivery-city.tsx";
import { DeliveryFacts } from "./delivery-facts.tsx";
import { knownDestination, rememberDestination } from "./known-destination.ts";

type ProductDeliveryProps = {
  isSewnForOne: boolean;
  garment: Product["garment"];
  price: number;
  sale_price: number;
  /** Rupees of the cart with this piece, and for the delivery of a small order. */
  subtotal: number;
  deliveryCharge: number;
};

/** The charge, the days to the known city, and the exchange. */
export function ProductDelivery(props: ProductDeliveryProps) {
  const { isSewnForOne, garment, price, sale_price, subtotal, deliveryCharge } = props;
  const [to, setTo] = useState<Destination>();
  useEffect(() => setTo(knownDestination()), []);
  const line = { custom_size: isSewnForOne, name_engraving: false, price, sale_price };
  const atLeastDays = isSewnForOne ? garment?.days?.custom : garment?.days?.standard;
  const pieces = { ...(isSewnForOne ? { standard: 0, custom: 1 } : { standard: 1, custom: 0 }), atLeastDays };
  return (
    <div className="grid gap-1.5">
      <DeliveryNote subtotal={subtotal} deliveryCharge={deliveryCharge} />
      <DeliveryFacts pieces={pieces} lines={[line]} to={to} />
      <DeliveryCity
        city={to?.city}
        onChoose={(chosen) => {
          rememberDestination(chosen);
          setTo(chosen);
        }}
      />
    </div>
  );
}

function DeliveryNote({
  subtotal,
  deliveryCharge,
}: Pick<ProductDeliveryProps, "subtotal" | "deliveryCharge">) {
  const { freeDeliveryFrom } = useShop();
  const delivery = deliveryFor(subtotal, deliveryCharge, freeDeliveryFrom);
  const missing = missingForFreeDelivery(subtotal, freeDeliveryFrom);
  return (
    <p className="flex gap-2.5 text-sm text-slate">
      <Icon icon={Truck} className="size-5 shrink-0" strokeWidth={1.75} />
      {delivery === 0
        ? productDeliveryMessages.freeShipping
        : productDeliveryMessages.delivery(formatRupeesInText(delivery), formatRupeesInText(missing))}
    </p>
  );
}
