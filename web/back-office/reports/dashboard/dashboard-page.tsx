import { useEffect } from "react";
import { Link, useLoaderData, useSearchParams } from "react-router";
import { type Dashboard, getDashboard } from "#contract/reports/dashboard.ts";
import { toCsv } from "#contract/values/csv.ts";
import Download from "#icons/download.mjs";
import { loaderOf } from "#web/back-office/load.ts";
import { learnOpenWork, useLiveOrders } from "#web/back-office/orders/live-orders/live-orders-store.ts";
import { LostConnection, NewOrders } from "#web/back-office/orders/live-orders/new-orders.tsx";
import { FilterTabs, fromTo, ListFilters } from "#web/back-office/ui/list-filters.tsx";
import { PageHeader } from "#web/back-office/ui/page-header.tsx";
import { saveCsv } from "#web/back-office/ui/save-csv.ts";
import { Money } from "#web/back-office/ui/values.tsx";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
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

const work = [
  { key: "toConfirm", label: "To confirm", to: "/orders?status=Pending&confirmed=no" },
  { key: "toCut", label: "To cut", to: "/job-tickets" },
  { key: "toDispatch", label: "In work, to dispatch", to: "/job-tickets?stage=started" },
  { key: "overdue", label: "Overdue", to: "/job-tickets?stage=overdue" },
] as const;

/** Shown only above zero; not every shop has them. */
const atTimes = [
  { key: "toCompare", label: "Payments to compare", to: "/orders?asked=payment" },
  { key: "toCancel", label: "Customers who want to cancel", to: "/orders?asked=cancel" },
  { key: "returnsToAnswer", label: "Returns to answer", to: "/returns?state=asked" },
  { key: "messagesToAnswer", label: "Messages to answer", to: "/messages?state=open" },
  { key: "toAnswer", label: "Parcels not handed over", to: "/parcels" },
  { key: "refusedParcels", label: "Parcels to book again", to: "/parcels?list=refused" },
  { key: "parcelsBack", label: "Parcels that came back", to: "/parcels?list=returned" },
  { key: "carriedAllTheSame", label: "Called off, carried all the same", to: "/parcels?list=called-off" },
  { key: "toRepair", label: "Pieces to repair", to: "/repairs" },
  { key: "toPayBack", label: "Money to give back", to: "/orders?cash=owed" },
] as const;

function OpenWork({ work: loaded }: { work: Dashboard["openWork"] }) {
  const counts = useLiveOrders().openWork ?? loaded;
  // Newer than the last poll, for example after a change by this user.
  useEffect(() => learnOpenWork(loaded), [loaded]);
  return (
    <nav aria-label="Open work" className="no-print mb-6">
      <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {[...work, ...atTimes.filter(({ key }) => counts[key] > 0)].map(({ key, label, to }) => (
          <li key={key}>
            <Link
              to={to}
              className="flex h-full flex-col justify-between gap-1 rounded-lg border border-line px-4 py-3 hover:border-line-strong"
            >
              <span className="text-sm text-slate">{label}</span>
              <span
                className={`text-3xl leading-none font-[600] ${key === "overdue" && counts.overdue > 0 ? "text-anar" : ""}`}
              >
                {counts[key].toLocaleString("en-PK")}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
