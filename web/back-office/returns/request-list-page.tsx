import { type ListedRequest, listReturns } from "#contract/returns/office-returns.ts";
import Undo from "#icons/undo-2.mjs";
import type { Column } from "#web/back-office/ui/data-table.tsx";
import { listOf } from "#web/back-office/ui/list-page.tsx";
import { Money, Typed, When } from "#web/back-office/ui/values.tsx";
import { kindLabels, reasonLabels, stateLabels } from "./request-labels.ts";

const list = listOf(listReturns);
export const { loader } = list;

const columns: readonly Column<ListedRequest>[] = [
  { head: "Request", cell: ({ order, number }) => `${order.OrderID}/${number}` },
  { head: "Customer", cell: ({ name }) => <Typed text={name} /> },
  { head: "Garment", cell: ({ garment, pieces }) => (pieces > 1 ? `${garment}, ${pieces} pieces` : garment) },
  { head: "Asked for", cell: ({ kind, reason }) => `${kindLabels[kind]}: ${reasonLabels[reason]}` },
  { head: "Asked", cell: ({ createdAt }) => <When at={createdAt} />, from: "md" },
  {
    head: "Owed",
    cell: ({ toSettle }) => (toSettle > 0 ? <Money rupees={toSettle} /> : ""),
    isNumber: true,
    isLabelled: true,
  },
  { head: "State", cell: ({ state }) => stateLabels[state], isCardEnd: true },
];

export function Component() {
  return (
    <list.Page
      title="Returns"
      search="Number of the return, or scan"
      filters={[
        { name: "state", label: "State", all: "All states", options: stateLabels },
        { name: "kind", label: "Asked for", all: "Everything", options: kindLabels },
      ]}
      caption="Requests about delivered garments"
      columns={columns}
      keyOf={({ id }) => id}
      linkOf={({ id }) => `/returns/${id}`}
      icon={Undo}
      empty="No requests"
    />
  );
}
