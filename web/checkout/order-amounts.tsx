import type { LineItem } from "#contract/cart/line-item.ts";
import type { OrderTotal } from "#contract/money/order-total.ts";
import { formatRupees } from "#contract/values/money.ts";
import { checkoutMessages } from "#messages/checkout.ts";
import { AmountRow, TotalRow } from "#web/ui/amount-rows.tsx";
import { SetupRows } from "../options/setup-rows.tsx";
import { Seam } from "../ui/seam.tsx";
import { CouponField } from "./coupon-field.tsx";
import type { CouponState } from "./use-coupon.ts";

type OrderAmountsProps = {
  lines: readonly LineItem[];
  coupon: CouponState;
  total: OrderTotal;
  isDeliveryKnown: boolean;
};

export function OrderAmounts({ lines, coupon, total, isDeliveryKnown }: OrderAmountsProps) {
  return (
    <>
      <Seam className="mt-2 mb-4 max-lg:hidden" />
      <CouponField coupon={coupon} />
      <dl className="mt-4 grid gap-2.5">
        <SetupRows items={lines} />
        <AmountRow label={checkoutMessages.subtotal}>{formatRupees(total.subtotal)}</AmountRow>
        {total.discount > 0 && (
          <AmountRow label={checkoutMessages.discount}>
            <span className="text-sabz">{formatRupees(-total.discount)}</span>
          </AmountRow>
        )}
        <AmountRow label={checkoutMessages.deliveryCharges}>
          {isDeliveryKnown ? formatRupees(total.delivery) : checkoutMessages.notKnownYet}
        </AmountRow>
        <TotalRow label={checkoutMessages.total}>{formatRupees(total.total)}</TotalRow>
      </dl>
    </>
  );
}
