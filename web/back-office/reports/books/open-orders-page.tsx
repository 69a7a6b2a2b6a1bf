import { useSearchParams } from "react-router";
import { listOpenOrders, type OpenOrder } from "#contract/reports/books.ts";
import HandCoins from "#icons/hand-coins.mjs";
import type { Column } from "#web/back-office/ui/data-table.tsx";
import { listOf } from "#web/back-office/ui/list-page.tsx";
import { Money, When } from "#web/back-office/ui/values.tsx";
import { askedOf, orBooks } from "./asked-list.ts";
import { ageLabels, openLabels } from "./book-labels.ts";

const list = listOf(listOpenOrders);
export const loader = orBooks(listOpenOrders, list.loader);

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
  const query = askedOf(listOpenOrders.query, useSearchParams()[0]);
  return (
    <list.Page
      title={
        query
          ? [openLabels[query.kind], query.courier, query.age && ageLabels[query.age]]
              .filter(Boolean)
              .join(", ")
          : "To be paid"
      }
      crumbs={[{ label: "Books", to: "/books" }]}
      columns={columns}
      keyOf={({ id }) => id}
      linkOf={({ id }) => `/orders/${id}`}
      icon={HandCoins}
      empty="No orders here"
    />
  );
}
