import { Link } from "react-router";
import type { Dashboard } from "#contract/reports/dashboard.ts";
import { Money } from "#web/back-office/ui/money.tsx";

type MoneyFiguresProps = {
  dashboard: Pick<Dashboard, "total" | "delivered" | "collected" | "outstanding">;
};

export function MoneyFigures({ dashboard: { total, delivered, collected, outstanding } }: MoneyFiguresProps) {
  const figures = [
    { label: "Ordered", text: "ordered on these days", amount: total },
    { label: "Delivered", text: "arrived on these days", amount: delivered },
    { label: "Paid", text: "paid by customers on these days", amount: collected },
  ];
  return (
    <ul className="mb-4 grid grid-cols-2 gap-3 lg:grid-cols-4">
      {figures.map(({ label, text, amount }) => (
        <li key={label} className="rounded-lg border border-line px-4 py-3">
          <Figure label={label} text={text} amount={amount} />
        </li>
      ))}
      <li>
        <Link
          to="/orders?cash=open"
          className="block h-full rounded-lg border border-line px-4 py-3 hover:border-line-strong"
        >
          <Figure label="To be paid" text="delivered until now, cash not received yet" amount={outstanding} />
        </Link>
      </li>
    </ul>
  );
}

type FigureProps = { label: string; text: string; amount: Dashboard["outstanding"] };

function Figure({ label, text, amount }: FigureProps) {
  return (
    <>
      <span className="block text-sm text-slate">{label}</span>
      <span className="block text-xl leading-tight font-[600]">
        <Money rupees={amount.revenue} />
      </span>
      <span className="block text-sm text-slate">
        {amount.orders.toLocaleString("en-PK")} {amount.orders === 1 ? "order" : "orders"}, {text}
      </span>
    </>
  );
}
