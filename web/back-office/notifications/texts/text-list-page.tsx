import { type ListedText, listTexts } from "#contract/notifications/texts.ts";
import MessageCircle from "#icons/message-circle.mjs";
import { isTextAmiss, textKindLabels, textStateLabels } from "#web/back-office/orders/text-labels.ts";
import type { Column } from "#web/back-office/ui/data-table.tsx";
import { listOf } from "#web/back-office/ui/list-page.tsx";
import { StatusBadge } from "#web/back-office/ui/status-badge.tsx";
import { Typed, When } from "#web/back-office/ui/values.tsx";

const list = listOf(listTexts);
export const { loader } = list;

const columns: readonly Column<ListedText>[] = [
  { head: "Order", cell: ({ order }) => <span className="whitespace-nowrap">{order.OrderID}</span> },
  { head: "Customer", cell: ({ order }) => <Typed text={order.name} /> },
  { head: "Message", cell: ({ kind }) => textKindLabels[kind] },
  { head: "Date", cell: ({ at }) => <When at={at} /> },
  { head: "Problem", cell: ({ problem }) => <span className="wrap-anywhere">{problem}</span>, from: "md" },
  {
    head: "State",
    cell: ({ state }) => (
      <StatusBadge tone={isTextAmiss(state) ? "cancelled" : state === "waiting" ? "pending" : "delivered"}>
        {textStateLabels[state]}
      </StatusBadge>
    ),
    isCardEnd: true,
  },
];

export function Component() {
  return (
    <list.Page
      title="WhatsApp messages"
      filters={[
        {
          name: "state",
          label: "State",
          all: "All states",
          options: { failed: "Failed", "failed-lately": "Failed in the last 3 days" },
        },
      ]}
      columns={columns}
      keyOf={({ id }) => id}
      linkOf={({ order }) => `/orders/${order.id}`}
      icon={MessageCircle}
      empty="No messages here"
    />
  );
}
