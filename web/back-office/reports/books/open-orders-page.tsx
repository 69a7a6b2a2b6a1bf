import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from "react-router";
import { listOpenOrders, type OpenOrder } from "#contract/reports/books.ts";
import HandCoins from "#icons/hand-coins.mjs";
import { answerOf } from "#web/back-office/answer-of.ts";
import { callApi } from "#web/back-office/api.ts";
import { type Column, DataTable } from "#web/back-office/ui/data-table.tsx";
import { KeysetPager } from "#web/back-office/ui/keyset-pager.tsx";
import { Money } from "#web/back-office/ui/money.tsx";
import { PageHeader } from "#web/back-office/ui/page-header.tsx";
import { When } from "#web/back-office/ui/when.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { askedOf, askedOrBooks } from "./asked-list.ts";
import { ageWords, openWords } from "./book-words.ts";

export async function loader({ request }: LoaderFunctionArgs) {
  const query = askedOrBooks(listOpenOrders.query, request);
  return answerOf(await callApi(listOpenOrders, { query }), request);
}

const columns: readonly Column<OpenOrder>[] = [
  { head: "Order", cell: ({ OrderID }) => OrderID },
  { head: "Ordered on", cell: ({ orderedOn }) => <When at={orderedOn} dayOnly />, isLabelled: true },
  {
    head: "Delivered on",
    cell: ({ deliveredOn }) => (deliveredOn === null ? "" : <When at={deliveredOn} dayOnly />),
    isLabelled: true,
  },
  { head: "Courier", cell: ({ courier }) => courier, from: "sm" },
  { head: "To be paid", cell: ({ balance }) => <Money rupees={balance} />, isNumber: true, isCardEnd: true },
];

export function Component() {
  const { items, next } = useLoaderData<typeof loader>();
  const query = askedOf(listOpenOrders.query, useSearchParams()[0]);
  const title = query
    ? [openWords[query.kind], query.courier, query.age && ageWords[query.age]].filter(Boolean).join(", ")
    : "To be paid";
  return (
    <>
      <PageHeader title={title} crumbs={[{ label: "Books", to: "/books" }]} />
      <DataTable
        caption={title}
        columns={columns}
        rows={items}
        keyOf={({ id }) => id}
        linkOf={({ id }) => `/orders/${id}`}
        empty={<EmptyState icon={HandCoins} title="No orders here" />}
      />
      <KeysetPager next={next} />
    </>
  );
}
