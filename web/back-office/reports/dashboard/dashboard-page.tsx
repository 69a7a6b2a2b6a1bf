import { useLoaderData, useSearchParams } from "react-router";
import { type Dashboard, getDashboard } from "#contract/reports/dashboard.ts";
import { toCsv } from "#contract/values/csv.ts";
import Download from "#icons/download.mjs";
import { loaderOf } from "#web/back-office/load.ts";
import { LostConnection, NewOrders } from "#web/back-office/orders/live-orders/new-orders.tsx";
import { FilterTabs, fromTo, ListFilters } from "#web/back-office/ui/list-filters.tsx";
import { PageHeader } from "#web/back-office/ui/page-header.tsx";
import { saveCsv } from "#web/back-office/ui/save-csv.ts";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { MoneyFigures } from "./money-figures.tsx";
import { OpenWork } from "./open-work.tsx";
import { Refusals } from "./refusals.tsx";
import { SalesByName } from "./sales-by-name.tsx";
import { SalesBySpan } from "./sales-by-span.tsx";
import { WorkFailures } from "./work-failures.tsx";
import { Workload } from "./workload.tsx";

export const loader = loaderOf(getDashboard);

export function Component() {
  const dashboard = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title="Dashboard"
        actions={
          <Button look="secondary" onClick={() => downloadSales(dashboard)}>
            <Icon icon={Download} />
            Export as CSV
          </Button>
        }
      />
      <NewOrders />
      <LostConnection />
      <WorkFailures failures={dashboard.failures} />
      <OpenWork work={dashboard.openWork} />
      <Workload days={dashboard.workload} />
      <Sales dashboard={dashboard} />
    </>
  );
}

function Sales({ dashboard }: { dashboard: Dashboard }) {
  const [params] = useSearchParams();
  const by = params.get("by") === "week" ? "week" : "day";
  return (
    <section aria-labelledby="sales">
      <h2 id="sales" className="mb-2 text-xl">
        Sales
      </h2>
      <FilterTabs name="by" label="Sales by" options={{ "": "By day", week: "By week" }} />
      <ListFilters filters={fromTo} />
      {!dashboard.isComplete && (
        <p className="mb-3 text-sm text-slate">
          Older days are still being counted; their figures follow by themselves.
        </p>
      )}
      <MoneyFigures dashboard={dashboard} />
      <SalesBySpan dashboard={dashboard} by={by} />
      <div className="mt-4 grid gap-4 xl:grid-cols-3">
        <SalesByName title="Products" shares={dashboard.products} measure="pieces" />
        <SalesByName title="Colors" shares={dashboard.colors} measure="pieces" />
        <SalesByName title="Cities" shares={dashboard.cities} measure="orders" />
      </div>
      <p className="mt-3 text-sm text-slate">
        Cancelled orders are left out. Products and colors: the price of the pieces, before discounts and
        delivery.
      </p>
      <Refusals refusals={dashboard.refusals} />
    </section>
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
