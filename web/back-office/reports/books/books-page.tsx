import type { ReactNode } from "react";
import { useLoaderData } from "react-router";
import { courierName } from "#contract/orders/couriers.ts";
import { methodLabels } from "#contract/orders/order-ledger.ts";
import {
  type BookAmount,
  type BookFile,
  type BookLine,
  type BookMonth,
  type CourierMonth,
  exportBooks,
  getBooks,
  lineLabels,
} from "#contract/reports/books.ts";
import Download from "#icons/download.mjs";
import { loaderOf } from "#web/back-office/load.ts";
import { describePaisa } from "#web/back-office/parcels/payouts/payout-labels.ts";
import { type Column, DataTable } from "#web/back-office/ui/data-table.tsx";
import { DownloadLink } from "#web/back-office/ui/download-link.tsx";
import { ListFilters } from "#web/back-office/ui/list-filters.tsx";
import { PageHeader } from "#web/back-office/ui/page-header.tsx";
import { Money } from "#web/back-office/ui/values.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { describeMonth, describeTaxYear } from "./book-labels.ts";
import { OpenBalances } from "./open-balances.tsx";

export const loader = loaderOf(getBooks);

type Line = BookLine | "delivered";

const amountOf = ({ lines, delivered }: BookMonth, line: Line): BookAmount =>
  line === "delivered" ? delivered : lines[line];

function inRupees(amount: number): string {
  return amount.toLocaleString("en-PK");
}

const lineColumn = (line: Line): Column<BookMonth> => ({
  head: lineLabels[line],
  cell: (month) => {
    const { amount, entries } = amountOf(month, line);
    if (amount === 0 && entries === 0) return <span className="text-slate">0</span>;
    return <TextLink to={`/books/entries?line=${line}&month=${month.month}`}>{inRupees(amount)}</TextLink>;
  },
  isNumber: true,
  isLabelled: true,
});

const monthColumns: readonly Column<BookMonth>[] = [
  { head: "Month", cell: ({ month }) => <span className="whitespace-nowrap">{describeMonth(month)}</span> },
  {
    head: "Opening balance",
    cell: ({ opening }) => inRupees(opening),
    isNumber: true,
    isLabelled: true,
  },
  ...(["booked", "changed", "cancelled", "charged", "returned"] as const).map(lineColumn),
  ...(["received", "refunded", "withheld", "written-off"] as const).map(lineColumn),
  {
    head: "Closing balance",
    cell: ({ closing }) => inRupees(closing),
    isNumber: true,
    isLabelled: true,
  },
  lineColumn("delivered"),
];

const paisa = (head: string, of: (month: CourierMonth) => number): Column<CourierMonth> => ({
  head,
  cell: (month) => describePaisa(of(month)),
  isNumber: true,
  isLabelled: true,
});

const courierColumns: readonly Column<CourierMonth>[] = [
  {
    head: "Month",
    cell: ({ month, courier }) => (
      <TextLink
        to={`/books/payouts?${new URLSearchParams({ month, courier })}`}
        className="whitespace-nowrap"
      >
        {describeMonth(month)}
      </TextLink>
    ),
  },
  { head: "Courier", cell: ({ courier }) => courierName(courier), isLabelled: true },
  {
    head: "Parcels",
    cell: ({ parcels }) => parcels.toLocaleString("en-PK"),
    isNumber: true,
    isLabelled: true,
  },
  {
    head: "Returned",
    cell: ({ returned }) => returned.toLocaleString("en-PK"),
    isNumber: true,
    isLabelled: true,
  },
  paisa("Cost of returns", ({ returnCost }) => returnCost),
  paisa("Collected", ({ cod }) => cod),
  paisa("Fees", ({ fee }) => fee),
  paisa("Tax on fees", ({ feeTax }) => feeTax),
  paisa("Income tax", ({ incomeTax }) => incomeTax),
  paisa("Sales tax", ({ salesTax }) => salesTax),
  paisa("Other charges", ({ others }) => others),
  paisa("Paid out", ({ net }) => net),
];

export function Component() {
  const { year, years, months, couriers, open, isComplete } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title="Books" />
      {!isComplete && (
        <p className="mb-3 text-sm text-slate">
          Older days are still being counted; their figures follow automatically.
        </p>
      )}
      <OpenBalances open={open} file={<FileLink file="open" label="Orders as CSV" />} />
      <section aria-labelledby="months" className="mt-8 grid grid-cols-1 gap-3">
        <Head id="months" title="Months">
          <FileLink file="months" year={year} label="Months as CSV" />
          <FileLink file="entries" year={year} label="All entries as CSV" />
          <FileLink file="invoices" year={year} label="Invoices as CSV" />
        </Head>
        <ListFilters
          filters={[
            {
              name: "year",
              label: "Tax year",
              all: describeTaxYear(years[0] ?? year),
              options: years.slice(1).map((each) => ({ value: String(each), label: describeTaxYear(each) })),
            },
          ]}
        />
        <DataTable
          caption={`Months of tax year ${year}`}
          columns={monthColumns}
          rows={months}
          keyOf={({ month }) => month}
          isWide
          empty={null}
        />
        <p className="max-w-190 text-sm text-slate">
          In rupees, from July {year - 1} to June {year}. Each figure is counted in the month in which it
          happened: an order of October that was cancelled in November is ordered in October and cancelled in
          November. The closing balance is the opening balance plus ordered, edited, cancelled, charged,
          returned and refunded amounts, less received amounts, courier deductions and write-offs.
        </p>
        <Ways months={months} />
      </section>
      <section aria-labelledby="couriers" className="mt-8 grid grid-cols-1 gap-3">
        <Head id="couriers" title="Courier deductions">
          <FileLink file="couriers" year={year} label="Couriers as CSV" />
          <FileLink file="payouts" year={year} label="All parcels as CSV" />
        </Head>
        <DataTable
          caption="Payouts by month and courier"
          columns={courierColumns}
          rows={couriers}
          keyOf={({ month, courier }) => `${month} ${courier}`}
          isWide
          empty={<p className="p-4 text-slate">No payout statement was paid in this tax year.</p>}
        />
      </section>
    </>
  );
}

function Head({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <div className="flex flex-wrap gap-2">{children}</div>
    </div>
  );
}

function FileLink({ file, year, label }: { file: BookFile; year?: number; label: string }) {
  const query = new URLSearchParams({ file, ...(year !== undefined && { year: String(year) }) });
  return (
    <DownloadLink href={`${exportBooks.path}?${query}`}>
      <Icon icon={Download} />
      {label}
    </DownloadLink>
  );
}

const wayColumns: readonly Column<{ month: string; way: string; words: string; amount: number }>[] = [
  { head: "Month", cell: ({ month }) => describeMonth(month) },
  {
    head: "Received by",
    cell: ({ month, way, words }) => (
      <TextLink to={`/books/entries?line=received&month=${month}&way=${way}`}>{words}</TextLink>
    ),
    isLabelled: true,
  },
  { head: "Amount", cell: ({ amount }) => <Money rupees={amount} />, isNumber: true, isCardEnd: true },
];

function Ways({ months }: { months: readonly BookMonth[] }) {
  const rows = months.flatMap(({ month, ways }) =>
    ways.map(({ way, amount }) => ({ month, way, words: methodLabels[way], amount })),
  );
  if (rows.length === 0) return null;
  return (
    <details>
      <summary className="cursor-pointer content-center text-link pointer-coarse:min-h-11">
        How it was received
      </summary>
      <div className="mt-2 max-w-150">
        <DataTable
          caption="Received by way"
          columns={wayColumns}
          rows={rows}
          keyOf={({ month, way }) => `${month} ${way}`}
          empty={null}
        />
      </div>
    </details>
  );
}
