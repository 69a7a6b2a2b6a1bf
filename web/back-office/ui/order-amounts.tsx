import type { LineItem } from "#contract/cart/line-item.ts";
import { setupChargesOf } from "#contract/money/line-price.ts";
import type { OfficeOrder } from "#contract/order-views/office-orders.ts";
import { type MoneyState, moneyState } from "#contract/orders/money-state.ts";
import { Money, When } from "./values.tsx";

type OrderAmountsProps = {
  order: Pick<OfficeOrder, "subtotal" | "discount" | "delivery" | "totalAmount" | "coupon"> & {
    items: readonly Pick<LineItem, "options">[];
    reduction?: number;
    /** The amount paid; undefined before the order is placed. */
    payment?: OfficeOrder["payment"];
    ahead?: OfficeOrder["ahead"];
    cashReceivedOn?: string | null;
  };
};

export function OrderAmounts({ order }: OrderAmountsProps) {
  const {
    items,
    subtotal,
    discount,
    delivery,
    reduction = 0,
    totalAmount,
    coupon,
    payment,
    ahead,
    cashReceivedOn,
  } = order;
  const { received, balance } = payment ?? { received: 0, balance: totalAmount };
  const money = moneyState({ payment: { received, balance }, ahead });
  const rows = [
    ...setupChargesOf(items).map(({ name, setupCharge }) => ({
      label: `${name}, once per order`,
      rupees: setupCharge,
    })),
    { label: "Subtotal", rupees: subtotal },
    ...(discount > 0 ? [{ label: coupon ? `Discount (${coupon})` : "Discount", rupees: -discount }] : []),
    ...(reduction > 0 ? [{ label: "Reduction", rupees: -reduction }] : []),
    { label: "Delivery", rupees: delivery },
  ];
  return (
    <dl className="ms-auto grid max-w-72 gap-1 border-t border-line pt-3">
      {rows.map((row) => (
        <AmountRow key={row.label} {...row} />
      ))}
      {balance !== totalAmount && <AmountRow label="Total" rupees={totalAmount} />}
      {received !== 0 && <AmountRow label="Paid" rupees={received} />}
      <div className="flex justify-between gap-4 font-[560]">
        <dt>{balanceLabels[money](ahead)}</dt>
        <dd>
          <Money rupees={Math.abs(balance)} />
        </dd>
      </div>
      {ahead && ahead.dueNow > 0 && ahead.atDoor > 0 && (
        <>
          <AmountRow label="By transfer, before it is sewn" rupees={ahead.dueNow} />
          <AmountRow label="To the rider" rupees={ahead.atDoor} />
        </>
      )}
      {cashReceivedOn && (
        <div className="flex justify-between gap-4">
          <dt className="text-slate">Paid off on</dt>
          <dd>
            <When at={cashReceivedOn} dayOnly />
          </dd>
        </div>
      )}
    </dl>
  );
}

const balanceLabels: Record<MoneyState, (ahead: OfficeOrder["ahead"]) => string> = {
  send: (ahead) => (ahead && ahead.atDoor > 0 ? "To be paid" : "By transfer"),
  "hand-over": () => "Cash on delivery",
  paid: () => "To be paid",
  nothing: () => "To be paid",
  owed: () => "Owed to the customer",
};

function AmountRow({ label, rupees }: { label: string; rupees: number }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-slate">{label}</dt>
      <dd>
        <Money rupees={rupees} />
      </dd>
    </div>
  );
}
