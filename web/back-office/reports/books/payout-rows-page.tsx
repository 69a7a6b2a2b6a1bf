import { useSearchParams } from "react-router";
import { courierName } from "#contract/orders/couriers.ts";
import { listPayoutRows, type PayoutBookRow } from "#contract/reports/books.ts";
import HandCoins from "#icons/hand-coins.mjs";
import { describePaisa } from "#web/back-office/parcels/payouts/payout-labels.ts";
import type { Column } from "#web/back-office/ui/data-table.tsx";
import { listOf } from "#web/back-office/ui/list-page.tsx";
import { When } from "#web/back-office/ui/values.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { askedOf, orBooks } from "./asked-list.ts";
import { describeMonth } from "./book-labels.ts";

const list = listOf(listPayoutRows);
export const loader = orBooks(listPayoutRows, list.loader);

const kindLabels: Record<PayoutBookRow["kind"], string> = {
  delivered: "Delivered",
  returned: "Returned",
  charged: "Charged apart",
};

const paisa = (head: string, of: (row: PayoutBookRow) => number): Column<PayoutBookRow> => ({
  head,
  cell: (row) => describePaisa(of(row)),
  isNumber: true,
  isLabelled: true,
});

const columns: readonly Column<PayoutBookRow>[] = [
  { head: "Parcel", cell: ({ trackingNumber }) => trackingNumber },
  {
    head: "Order",
    cell: ({ order }) =>
      order === null ? "Unknown" : <TextLink to={`/orders/${order.id}`}>{order.OrderID}</TextLink>,
    isLabelled: true,
  },
  { head: "Statement", cell: ({ statement }) => statement, isLabelled: true },
  { head: "Paid on", cell: ({ paidOn }) => <When at={paidOn} dayOnly />, isLabelled: true },
  { head: "State", cell: ({ kind }) => kindLabels[kind], isLabelled: true },
  paisa("Collected", ({ cod }) => cod),
  paisa("Fee", ({ fee }) => fee),
  paisa("Tax on the fee", ({ feeTax }) => feeTax),
  paisa("Income tax", ({ incomeTax }) => incomeTax),
  paisa("Sales tax", ({ salesTax }) => salesTax),
  paisa("Paid out", ({ net }) => net),
];

export function Component() {
  const query = askedOf(listPayoutRows.query, useSearchParams()[0]);
  return (
    <list.Page
      title={query ? `Paid out by ${courierName(query.courier)}, ${describeMonth(query.month)}` : "Paid out"}
      crumbs={[{ label: "Books", to: "/books" }]}
      columns={columns}
      keyOf={({ rowId }) => rowId}
      icon={HandCoins}
      empty="No parcels here"
    />
  );
}
