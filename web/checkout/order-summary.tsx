import { Banknote } from "lucide-react";
import type { ReactNode } from "react";
import type { LineItem } from "#contract/line-item.ts";
import { formatRupees } from "#contract/money.ts";
import type { OrderTotal } from "#contract/order-total.ts";
import { checkoutMessages } from "#messages/checkout.ts";
import { AmountRow, TotalRow } from "../cart/amount-rows.tsx";
import { PriceNotices } from "../cart/price-notices.tsx";
import type { FreshPrices } from "../cart/use-fresh-prices.ts";
import { Seam } from "../ui/seam.tsx";
import { CouponField } from "./coupon-field.tsx";
import { SummaryLine } from "./summary-line.tsx";
import type { CouponState } from "./use-coupon.ts";

type OrderSummaryProps = {
  lines: readonly LineItem[];
  prices: FreshPrices;
  coupon: CouponState;
  total: OrderTotal;
  /** What the shopper has to know before the order can be placed. */
  obstacle: string;
  /** The button 'Order Now'. */
  children: ReactNode;
};

/** What is ordered and what it comes to (specification section 2, checkout). */
export function OrderSummary({ lines, prices, coupon, total, obstacle, children }: OrderSummaryProps) {
  return (
    <>
      <PriceNotices notices={prices.priceChanges} />
      <ul>
        {lines.map((line) => (
          <SummaryLine
            key={line.uniqueId}
            line={line}
            problem={prices.unavailable.find(({ uniqueId }) => uniqueId === line.uniqueId)?.sentence}
          />
        ))}
      </ul>
      <Seam className="mt-2 mb-4" />
      <CouponField coupon={coupon} />
      <dl className="mt-4 grid gap-2.5">
        <AmountRow label={checkoutMessages.subtotal}>{formatRupees(total.subtotal)}</AmountRow>
        {total.discount > 0 && (
          <AmountRow label={checkoutMessages.discount}>
            <span className="text-sabz">{formatRupees(-total.discount)}</span>
          </AmountRow>
        )}
        <AmountRow label={checkoutMessages.deliveryCharges}>
          {prices.charges ? formatRupees(total.delivery) : checkoutMessages.notKnownYet}
        </AmountRow>
        <TotalRow label={checkoutMessages.total}>{formatRupees(total.total)}</TotalRow>
      </dl>
      <p role="alert" className="text-sm text-anar not-empty:mt-4">
        {obstacle}
      </p>
      <div className="mt-5">{children}</div>
      <p className="mt-3 flex items-center gap-2.5 text-sm text-slate">
        <Banknote aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />
        {checkoutMessages.cashOnDelivery}
      </p>
    </>
  );
}
