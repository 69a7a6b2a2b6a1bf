import type { LanguageTag } from "#contract/languages.ts";
import { setupChargesOf } from "#contract/money/line-price.ts";
import { formatRupees } from "#contract/values/money.ts";
import type { StoredOrder } from "#server/orders/reading/read-orders.ts";
import { AmountList } from "./amount-list.tsx";
import { isolated } from "./letter.ts";
import { colors } from "./mail-look.ts";

type Words = Record<"subtotal" | "discount" | "reduction" | "delivery" | "total", string> & {
  discountOf: (coupon: string) => string;
  oncePerOrder: (name: string, urdu: string | undefined) => string;
};

const words: Record<LanguageTag, Words> = {
  en: {
    subtotal: "Subtotal",
    discount: "Discount",
    discountOf: (coupon) => `Discount (${coupon})`,
    reduction: "Reduction",
    delivery: "Delivery Charges",
    total: "Total",
    oncePerOrder: (name) => `${name}, once per order`,
  },
  ur: {
    subtotal: "سامان کی قیمت",
    discount: "رعایت",
    discountOf: (coupon) => `رعایت (${isolated(coupon)})`,
    reduction: "کمی",
    delivery: "ڈیلیوری چارجز",
    total: "کل رقم",
    oncePerOrder: (name, urdu) => `${isolated(urdu || name)}، فی آرڈر ایک بار`,
  },
};

export function OrderTotals({ order, language }: { order: StoredOrder; language: LanguageTag }) {
  const say = words[language];
  const discount = {
    label: order.coupon ? say.discountOf(order.coupon) : say.discount,
    amount: `-${formatRupees(order.discount)}`,
  };
  return (
    <div className="ruled" style={{ borderTop: `1px solid ${colors.line}`, paddingTop: "6px" }}>
      <AmountList
        rows={[
          ...setupChargesOf(order.items).map(({ name, urdu, setupCharge }) => ({
            label: say.oncePerOrder(name, urdu),
            amount: formatRupees(setupCharge),
          })),
          { label: say.subtotal, amount: formatRupees(order.subtotal) },
          ...(order.discount > 0 ? [discount] : []),
          ...(order.reduction > 0
            ? [{ label: say.reduction, amount: `-${formatRupees(order.reduction)}` }]
            : []),
          { label: say.delivery, amount: formatRupees(order.delivery) },
        ]}
        total={{ label: say.total, amount: formatRupees(order.totalAmount) }}
      />
    </div>
  );
}
