import { useState } from "react";
import { cartMessages } from "#messages/cart.ts";
import { TextLink } from "#web/ui/text-link.tsx";
import { trackingState } from "./order-number.ts";
import { placedOrders } from "./placed-orders.ts";

export function PlacedElsewhere() {
  const [orderNumber] = useState(placedOrders.placedElsewhere);
  if (orderNumber === undefined) return null;
  return (
    <p role="status" className="mt-3 rounded-md bg-delivered px-4 py-3 text-delivered-ink">
      {cartMessages.placedElsewhere(orderNumber)}{" "}
      <TextLink to="/order-track" state={trackingState(orderNumber)} className="whitespace-nowrap">
        {cartMessages.trackOrder}
      </TextLink>
    </p>
  );
}
