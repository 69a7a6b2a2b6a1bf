import { Link, useLoaderData, useSearchParams } from "react-router";
import { type Dashboard, getDashboard } from "#contract/reports/dashboard.ts";
import { toCsv } from "#contract/values/csv.ts";
import Download from "#icons/download.mjs";
import { loaderOf } from "#web/back-office/load.ts";
import { FilterTabs, fromTo, ListFilters } from "#web/back-office/ui/list-filters.tsx";
import { PageHeader } from "#web/back-office/ui/page-header.tsx";
import { saveCsv } from "#web/back-office/ui/save-csv.ts";
import { Money } from "#web/back-office/ui/values.tsx";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Refusals } from "./refusals.tsx";
import { SalesByName } from "./sales-by-name.tsx";
import { SalesBySpan } from "./sales-by-span.tsx";

export const loader = loaderOf(getDashboard);

export function Component() {
  const dashboard = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title="Sales"
        actions={
          <Button look="secondary" onClick={() => downloadSales(dashboard)}>
            <Icon icon={Download} />
            Export as CSV
          </Button>
        }
      />
      <Sales dashboard={dashboard} />
    </>
  );
}

function Sales({ dashboard }: { dashboard: Dashboard }) {
  const [params] = useSearchParams();
  const by = params.get("by") === "week" ? "week" : "day";
  return (
    <>
      <FilterTabs name="by" label="Sales by" options={{ "": "By day", week: "By week" }} />
      <ListFilters filters={fromTo} />
      {!dashboard.isComplete && (
        <p className="mb-3 text-sm text-slate">
          Older days are still being counted; their figures follow automatically.
        </p>
      )}
      <MoneyFigures dashboard={dashboard} />
      <SalesBySpan dashboard={dashboard} by={by} />
      <div className="mt-4 grid gap-4 xl:grid-cols-3">
        <SalesByName title="Products" shares={dashboard.products} measure="pieces" />
        <SalesByName title="Colours" shares={dashboard.colors} measure="pieces" />
        <SalesByName title="Cities" shares={dashboard.cities} measure="orders" />
      </div>
      <p className="mt-3 text-sm text-slate">
        Cancelled orders are left out. Products and colours: the price of the pieces, before discounts and
        delivery.
      </p>
      <Refusals refusals={dashboard.refusals} />
    </>
  );
}

function downloadSales({ from, to, spans, products, colors, cities }: Dashboard): void {
  const named = { Product: products, Color: colors, City: cities };
  const csv = toCsv([
    ["Kind", "Name", "Orders", "Pieces", "Ordered", "Delivered", "Paid"],
    ...spans.map(({ start, orders, pieces, revenue, delivered, collected }) => [
      ...["Days from", start, orders, pieces, revenue, delivered, collected],
    ]),
    ...Object.entries(named).flatMap(([kind, shares]) =>
      shares.map(({ name, orders, pieces, revenue }) => [kind, name, orders, pieces, revenue]),
    ),
  ]);
  saveCsv(`sales-${from}-${to}.csv`, csv);
}

type MoneyFiguresProps = {
  dashboard: Pick<Dashboard, "total" | "delivered" | "collected" | "outstanding">;
};

function MoneyFigures({ dashboard: { total, delivered, collected, outstanding } }: MoneyFiguresProps) {
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
          <Figure label="To be paid" text="delivered, cash not yet received" amount={outstanding} />
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
