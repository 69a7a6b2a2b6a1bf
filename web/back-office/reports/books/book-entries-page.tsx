import { useSearchParams } from "react-router";
import { methodLabels } from "#contract/orders/order-ledger.ts";
import { type BookEntry, lineLabels, listBookEntries } from "#contract/reports/books.ts";
import ReceiptText from "#icons/receipt-text.mjs";
import type { Column } from "#web/back-office/ui/data-table.tsx";
import { listOf } from "#web/back-office/ui/list-page.tsx";
import { Money, When } from "#web/back-office/ui/values.tsx";
import { askedOf, orBooks } from "./asked-list.ts";
import { describeMonth } from "./book-labels.ts";

const list = listOf(listBookEntries);
export const loader = orBooks(listBookEntries, list.loader);

const columns: readonly Column<BookEntry>[] = [
  { head: "Order", cell: ({ OrderID }) => OrderID },
  { head: "Day", cell: ({ day }) => <When at={day} dayOnly />, isLabelled: true },
  { head: "Way", cell: ({ way }) => (way === null ? "" : methodLabels[way]), from: "sm" },
  {
    head: "Reference",
    cell: ({ reference }) => <span className="wrap-anywhere">{reference}</span>,
    from: "sm",
  },
  { head: "Courier", cell: ({ courier }) => courier, from: "md" },
  { head: "Amount", cell: ({ amount }) => <Money rupees={amount} />, isNumber: true, isCardEnd: true },
];

export function Component() {
  const query = askedOf(listBookEntries.query, useSearchParams()[0]);
  return (
    <list.Page
      title={query ? `${lineLabels[query.line]}, ${describeMonth(query.month)}` : "Entries"}
      crumbs={[{ label: "Books", to: "/books" }]}
      columns={columns}
      keyOf={({ entryId }) => entryId}
      linkOf={({ id }) => `/orders/${id}`}
      icon={ReceiptText}
      empty="No entries here"
    />
  );
}
