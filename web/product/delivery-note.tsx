import { memo } from "react";
import { deliveryFor, missingForFreeDelivery } from "#contract/money/order-total.ts";
import { formatRupeesInText } from "#contract/values/money.ts";
import Truck from "#icons/truck.mjs";
import { productMessages } from "#messages/product.ts";
import { useCart } from "../cart/cart-store.ts";
import { useShop } from "../shell/use-shop.ts";
import { Icon } from "../ui/icon.tsx";

type DeliveryNoteProps = {
  price: number;
  deliveryCharge: number;
};

export const DeliveryNote = memo(function DeliveryNote({ price, deliveryCharge }: DeliveryNoteProps) {
  const { freeDeliveryFrom } = useShop();
  const subtotal = useCart().totalPrice + price;
  const delivery = deliveryFor(subtotal, deliveryCharge, freeDeliveryFrom);
  const missing = missingForFreeDelivery(subtotal, freeDeliveryFrom);
  return (
    <p className="flex gap-2.5 text-sm text-slate">
      <Icon icon={Truck} className="size-5 shrink-0" strokeWidth={1.75} />
      {delivery === 0
        ? productMessages.freeShipping
        : productMessages.delivery(formatRupeesInText(delivery), formatRupeesInText(missing))}
    </p>
  );
});
