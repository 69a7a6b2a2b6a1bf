import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from "react-router";
import { wayWords } from "#contract/orders/order-ledger.ts";
import { type BookEntry, lineWords, listBookEntries } from "#contract/reports/books.ts";
import ReceiptText from "#icons/receipt-text.mjs";
import { answerOf } from "#web/back-office/answer-of.ts";
import { callApi } from "#web/back-office/api.ts";
import { type Column, DataTable } from "#web/back-office/ui/data-table.tsx";
import { KeysetPager } from "#web/back-office/ui/keyset-pager.tsx";
import { Money } from "#web/back-office/ui/money.tsx";
import { PageHeader } from "#web/back-office/ui/page-header.tsx";
import { When } from "#web/back-office/ui/when.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { askedOf, askedOrBooks } from "./asked-list.ts";
import { monthInWords } from "./book-words.ts";

export async function loader({ request }: LoaderFunctionArgs) {
  const query = askedOrBooks(listBookEntries.query, request);
  return answerOf(await callApi(listBookEntries, { query }), request);
}

const columns: readonly Column<BookEntry>[] = [
  { head: "Order", cell: ({ OrderID }) => OrderID },
  { head: "Day", cell: ({ day }) => <When at={day} dayOnly />, isLabelled: true },
  { head: "Way", cell: ({ way }) => (way === null ? "" : wayWords[way]), from: "sm" },
  {
    head: "Reference",
    cell: ({ reference }) => <span className="wrap-anywhere">{reference}</span>,
    from: "sm",
  },
  { head: "Courier", cell: ({ courier }) => courier, from: "md" },
  { head: "Amount", cell: ({ amount }) => <Money rupees={amount} />, isNumber: true, isCardEnd: true },
];

export function Component() {
  const { items, next } = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const query = askedOf(listBookEntries.query, params);
  const title = query ? `${lineWords[query.line]}, ${monthInWords(query.month)}` : "Entries";
  return (
    <>
      <PageHeader title={title} crumbs={[{ label: "Books", to: "/books" }]} />
      <DataTable
        caption={title}
        columns={columns}
        rows={items}
        keyOf={({ entryId }) => entryId}
        linkOf={({ id }) => `/orders/${id}`}
        empty={<EmptyState icon={ReceiptText} title="No entries here" />}
      />
      <KeysetPager next={next} />
    </>
  );
}
