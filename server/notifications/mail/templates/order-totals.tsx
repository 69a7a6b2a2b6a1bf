import { setupChargesOf } from "#contract/money/line-price.ts";
import { formatRupees } from "#contract/values/money.ts";
import type { StoredOrder } from "#server/orders/reading/read-orders.ts";
import { AmountList } from "./amount-list.tsx";
import { colors } from "./mail-look.ts";

export function OrderTotals({ order }: { order: StoredOrder }) {
  const discount = {
    label: order.coupon ? `Discount (${order.coupon})` : "Discount",
    amount: `-${formatRupees(order.discount)}`,
  };
  return (
    <div className="ruled" style={{ borderTop: `1px solid ${colors.line}`, paddingTop: "6px" }}>
      <AmountList
        rows={[
          ...setupChargesOf(order.items).map(({ name, setupCharge }) => ({
            label: `${name}, once per order`,
            amount: formatRupees(setupCharge),
          })),
          { label: "Subtotal", amount: formatRupees(order.subtotal) },
          ...(order.discount > 0 ? [discount] : []),
          ...(order.reduction > 0
            ? [{ label: "Reduction", amount: `-${formatRupees(order.reduction)}` }]
            : []),
          { label: "Delivery Charges", amount: formatRupees(order.delivery) },
        ]}
        total={{ label: "Total", amount: formatRupees(order.totalAmount) }}
      />
    </div>
  );
}
