import type { ReactNode } from "react";
import {
  type BookAmount,
  type Books,
  type OpenKind,
  type OwedByCourier,
  outstandingAges,
} from "#contract/reports/books.ts";
import { type Column, DataTable } from "#web/back-office/ui/data-table.tsx";
import { Money } from "#web/back-office/ui/values.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { ageLabels, openLabels } from "./book-labels.ts";

type OpenBalancesProps = { open: Books["open"]; file: ReactNode };

export function OpenBalances({ open, file }: OpenBalancesProps) {
  const arrived = open.outstanding.reduce(
    (sum, { total }) => ({ entries: sum.entries + total.entries, amount: sum.amount + total.amount }),
    { entries: 0, amount: 0 },
  );
  return (
    <section aria-labelledby="open" className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="open" className="text-xl">
          Outstanding
        </h2>
        {file}
      </div>
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-4">
        <Figure kind="outstanding" amount={arrived} />
        <Figure kind="not-delivered" amount={open.notDelivered} />
        <Figure kind="overpaid" amount={open.overpaid} />
        <li className="rounded-lg border border-line px-4 py-3">
          <span className="block text-sm text-slate">Net outstanding</span>
          <span className="block text-xl leading-tight font-[600]">
            <Money rupees={open.total} />
          </span>
        </li>
      </ul>
      {open.outstanding.length > 0 && (
        <DataTable
          caption="Delivered and not paid, by courier and days since the delivery"
          columns={columns}
          rows={open.outstanding}
          keyOf={({ courier }) => courier}
          empty={null}
        />
      )}
    </section>
  );
}

function Figure({ kind, amount }: { kind: OpenKind; amount: BookAmount }) {
  return (
    <li className="rounded-lg border border-line px-4 py-3">
      <span className="block text-sm text-slate">{openLabels[kind]}</span>
      <span className="block text-xl leading-tight font-[600]">
        <TextLink to={`/books/open?kind=${kind}`}>
          <Money rupees={amount.amount} />
        </TextLink>
      </span>
      <span className="block text-sm text-slate">
        {amount.entries.toLocaleString("en-PK")} {amount.entries === 1 ? "order" : "orders"}
      </span>
    </li>
  );
}

function addressOf(courier: string, age?: string): string {
  return `/books/open?${new URLSearchParams({ kind: "outstanding", courier, ...(age && { age }) })}`;
}

function Cell({ amount: { amount, entries }, to }: { amount: BookAmount; to: string }) {
  if (entries === 0) return <span className="text-slate">0</span>;
  return (
    <TextLink to={to}>
      <Money rupees={amount} />
    </TextLink>
  );
}

const columns: readonly Column<OwedByCourier>[] = [
  { head: "Courier", cell: ({ courier }) => courier || "None named" },
  ...outstandingAges.map(
    (age, index): Column<OwedByCourier> => ({
      head: ageLabels[age],
      cell: ({ courier, ages }) => (
        <Cell amount={ages[index] ?? { amount: 0, entries: 0 }} to={addressOf(courier, age)} />
      ),
      isNumber: true,
      isLabelled: true,
    }),
  ),
  {
    head: "Total",
    cell: ({ courier, total }) => <Cell amount={total} to={addressOf(courier)} />,
    isNumber: true,
    isLabelled: true,
  },
];
