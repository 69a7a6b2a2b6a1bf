import type { ReactNode } from "react";
import type { LineItem } from "#contract/cart/line-item.ts";
import { missingForFreeDelivery, type OrderTotal } from "#contract/money/order-total.ts";
import { formatRupees, formatRupeesInText } from "#contract/values/money.ts";
import Truck from "#icons/truck.mjs";
import { cartMessages } from "#messages/cart.ts";
import { AmountRow, TotalRow } from "#web/ui/amount-rows.tsx";
import { SetupRows } from "../options/setup-rows.tsx";
import { useShop } from "../shell/use-shop.ts";
import { Icon } from "../ui/icon.tsx";

type CartTotalProps = {
  lines: readonly LineItem[];
  total: OrderTotal;
  areChargesKnown: boolean;
  children: ReactNode;
};

export function CartTotal({ lines, total, areChargesKnown, children }: CartTotalProps) {
  const { freeDeliveryFrom } = useShop();
  const missing = missingForFreeDelivery(total.subtotal, freeDeliveryFrom);
  return (
    <aside className="rounded-lg border border-line bg-paper p-6 lg:sticky lg:top-20">
      <h2 className="mb-4 text-xl">{cartMessages.cartTotal}</h2>
      <dl className="grid gap-2.5">
        <SetupRows items={lines} />
        <AmountRow label={cartMessages.subtotal}>{formatRupees(total.subtotal)}</AmountRow>
        <AmountRow label={cartMessages.deliveryCharges}>
          {areChargesKnown || missing === 0 ? formatRupees(total.delivery) : cartMessages.notKnownYet}
        </AmountRow>
        <TotalRow label={cartMessages.total}>{formatRupees(total.total)}</TotalRow>
      </dl>
      <div className="mt-5">{children}</div>
      <p className="mt-3 flex items-center gap-2.5 text-sm text-slate">
        <Icon icon={Truck} className="size-5 shrink-0" strokeWidth={1.75} />
        {missing === 0
          ? cartMessages.freeShipping
          : cartMessages.moreForFreeDelivery(formatRupeesInText(missing))}
      </p>
    </aside>
  );
}
