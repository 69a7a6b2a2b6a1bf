import { listMessages, type OfficeMessage } from "#contract/customers/messages.ts";
import MessageSquare from "#icons/message-square.mjs";
import type { Column } from "#web/back-office/ui/data-table.tsx";
import { listOf } from "#web/back-office/ui/list-page.tsx";
import { Typed, When } from "#web/back-office/ui/values.tsx";
import { MessageState } from "./message-state.tsx";

const list = listOf(listMessages);
export const { loader } = list;

const columns: readonly Column<OfficeMessage>[] = [
  { head: "From", cell: ({ name }) => <Typed text={name} /> },
  {
    head: "Message",
    cell: ({ message }) => (
      <span className="line-clamp-2 max-w-[60ch] text-slate">
        <Typed text={message} />
      </span>
    ),
  },
  { head: "Written", cell: ({ createdAt }) => <When at={createdAt} /> },
  { head: "State", cell: (message) => <MessageState message={message} />, isCardEnd: true },
];

const states = { "": "All", open: "Open", answered: "Answered" };

export function Component() {
  return (
    <list.Page
      title="Messages"
      tabs={{ name: "state", label: "Messages by state", options: states }}
      caption="Messages from the contact form"
      columns={columns}
      keyOf={({ id }) => id}
      linkOf={({ id }) => `/messages/${id}`}
      icon={MessageSquare}
      empty="No messages here"
    />
  );
}
