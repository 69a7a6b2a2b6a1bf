import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from "react-router";
import { courierName } from "#contract/orders/couriers.ts";
import { listPayoutRows, type PayoutBookRow } from "#contract/reports/books.ts";
import HandCoins from "#icons/hand-coins.mjs";
import { answerOf } from "#web/back-office/answer-of.ts";
import { callApi } from "#web/back-office/api.ts";
import { paisaInWords } from "#web/back-office/parcels/payouts/payout-words.ts";
import { type Column, DataTable } from "#web/back-office/ui/data-table.tsx";
import { KeysetPager } from "#web/back-office/ui/keyset-pager.tsx";
import { PageHeader } from "#web/back-office/ui/page-header.tsx";
import { When } from "#web/back-office/ui/when.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { askedOf, askedOrBooks } from "./asked-list.ts";
import { monthInWords } from "./book-words.ts";

export async function loader({ request }: LoaderFunctionArgs) {
  const query = askedOrBooks(listPayoutRows.query, request);
  return answerOf(await callApi(listPayoutRows, { query }), request);
}

const kindWords: Record<PayoutBookRow["kind"], string> = {
  delivered: "Delivered",
  returned: "Came back",
  charged: "Charged apart",
};

const paisa = (head: string, of: (row: PayoutBookRow) => number): Column<PayoutBookRow> => ({
  head,
  cell: (row) => paisaInWords(of(row)),
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
  { head: "State", cell: ({ kind }) => kindWords[kind], isLabelled: true },
  paisa("Collected", ({ cod }) => cod),
  paisa("Fee", ({ fee }) => fee),
  paisa("Tax on the fee", ({ feeTax }) => feeTax),
  paisa("Income tax", ({ incomeTax }) => incomeTax),
  paisa("Sales tax", ({ salesTax }) => salesTax),
  paisa("Paid out", ({ net }) => net),
];

export function Component() {
  const { items, next } = useLoaderData<typeof loader>();
  const query = askedOf(listPayoutRows.query, useSearchParams()[0]);
  const title = query
    ? `Paid out by ${courierName(query.courier)}, ${monthInWords(query.month)}`
    : "Paid out";
  return (
    <>
      <PageHeader title={title} crumbs={[{ label: "Books", to: "/books" }]} />
      <DataTable
        caption={title}
        columns={columns}
        rows={items}
        keyOf={({ rowId }) => rowId}
        empty={<EmptyState icon={HandCoins} title="No parcels here" />}
      />
      <KeysetPager next={next} />
    </>
  );
}
