import type { Dashboard, SpanLength } from "#contract/reports/dashboard.ts";
import { formatRupees } from "#contract/values/money.ts";
import { Money, When } from "#web/back-office/ui/values.tsx";
import { BarChart } from "./bar-chart.tsx";

type SalesBySpanProps = { dashboard: Dashboard; by: SpanLength };

export function SalesBySpan({ dashboard: { spans, total, from, to }, by }: SalesBySpanProps) {
  const starts = spans.map(({ start }) => start);
  return (
    <section aria-label={by === "day" ? "Sales by day" : "Sales by week"} className="grid gap-4">
      <p>
        <When at={from} dayOnly /> to <When at={to} dayOnly />:{" "}
        <strong className="font-[600]">
          <Money rupees={total.revenue} />
        </strong>{" "}
        with {total.orders.toLocaleString("en-PK")} orders of {total.pieces.toLocaleString("en-PK")} pieces
      </p>
      <div className="grid gap-4 xl:grid-cols-2">
        <BarChart
          title="Ordered"
          starts={starts}
          values={spans.map(({ revenue }) => revenue)}
          format={formatRupees}
        />
        <BarChart title="Orders" starts={starts} values={spans.map(({ orders }) => orders)} format={String} />
      </div>
      <details className="rounded-lg border border-line">
        <summary className="cursor-pointer px-4 py-2.5">Figures as a table</summary>
        <div className="max-h-96 overflow-auto border-t border-line">
          <table className="data-table">
            <caption className="sr-only">{by === "day" ? "Sales by day" : "Sales by week"}</caption>
            <thead>
              <tr>
                <th>{by === "day" ? "Day" : "Week from"}</th>
                <th className="number">Orders</th>
                <th className="number">Pieces</th>
                <th className="number">Ordered</th>
                <th className="number">Delivered</th>
                <th className="number">Paid</th>
              </tr>
            </thead>
            <tbody>
              {spans.toReversed().map(({ start, orders, pieces, revenue, delivered, collected }) => (
                <tr key={start}>
                  <td className="row-head">
                    <When at={start} dayOnly />
                  </td>
                  <td className="number" data-label="Orders">
                    {orders}
                  </td>
                  <td className="number" data-label="Pieces">
                    {pieces}
                  </td>
                  <td className="number card-end">
                    <Money rupees={revenue} />
                  </td>
                  <td className="number" data-label="Delivered">
                    <Money rupees={delivered} />
                  </td>
                  <td className="number" data-label="Paid">
                    <Money rupees={collected} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </section>
  );
}
