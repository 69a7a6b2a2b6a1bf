import type { OfficeOrder } from "#contract/back-office/orders.ts";
import { Money } from "../ui/money.tsx";
import { When } from "../ui/when.tsx";

type OrderAmountsProps = {
  order: Pick<OfficeOrder, "subtotal" | "discount" | "delivery" | "totalAmount" | "coupon"> & {
    reduction?: number;
    /** The day on which the shop had the cash. */
    cashReceivedOn?: string | null;
  };
};

/** How the amount that the rider collects comes about. */
export function OrderAmounts({ order }: OrderAmountsProps) {
  const { subtotal, discount, delivery, reduction = 0, totalAmount, coupon, cashReceivedOn } = order;
  const rows = [
    { label: "Subtotal", rupees: subtotal },
    ...(discount > 0 ? [{ label: coupon ? `Discount (${coupon})` : "Discount", rupees: -discount }] : []),
    ...(reduction > 0 ? [{ label: "Reduction", rupees: -reduction }] : []),
    { label: "Delivery", rupees: delivery },
  ];
  return (
    <dl className="ms-auto grid max-w-72 gap-1 border-t border-line pt-3">
      {rows.map(({ label, rupees }) => (
        <div key={label} className="flex justify-between gap-4">
          <dt className="text-slate">{label}</dt>
          <dd>
            <Money rupees={rupees} />
          </dd>
        </div>
      ))}
      <div className="flex justify-between gap-4 font-[560]">
        <dt>Cash on delivery</dt>
        <dd>
          <Money rupees={totalAmount} />
        </dd>
      </div>
      {cashReceivedOn && (
        <div className="flex justify-between gap-4">
          <dt className="text-slate">Cash received</dt>
          <dd>
            <When at={cashReceivedOn} dayOnly />
          </dd>
        </div>
      )}
    </dl>
  );
}
