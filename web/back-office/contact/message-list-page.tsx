import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from "react-router";
import { listMessages, type OfficeMessage } from "#contract/customers/messages.ts";
import MessageSquare from "#icons/message-square.mjs";
import { answerOf } from "#web/back-office/answer-of.ts";
import { callApi } from "#web/back-office/api.ts";
import { queryOf } from "#web/back-office/query-of.ts";
import { type Column, DataTable } from "#web/back-office/ui/data-table.tsx";
import { KeysetPager } from "#web/back-office/ui/keyset-pager.tsx";
import { listAddress } from "#web/back-office/ui/list-address.ts";
import { PageHeader } from "#web/back-office/ui/page-header.tsx";
import { Tabs } from "#web/back-office/ui/tabs.tsx";
import { Typed } from "#web/back-office/ui/typed.tsx";
import { When } from "#web/back-office/ui/when.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { MessageState } from "./message-state.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  return answerOf(await callApi(listMessages, { query: queryOf(listMessages.query, request) }), request);
}

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

const tabs = [
  { label: "All", state: "" },
  { label: "Open", state: "open" },
  { label: "Answered", state: "answered" },
];

export function Component() {
  const { items, next } = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const shown = params.get("state") ?? "";
  return (
    <>
      <PageHeader title="Messages" />
      <Tabs
        label="Messages by state"
        tabs={tabs.map(({ label, state }) => ({
          label,
          to: listAddress(params, { state }),
          current: shown === state,
        }))}
      />
      <DataTable
        caption="Messages from the contact form"
        columns={columns}
        rows={items}
        keyOf={({ id }) => id}
        linkOf={({ id }) => `/messages/${id}`}
        empty={<EmptyState icon={MessageSquare} title="No messages here" />}
      />
      <KeysetPager next={next} />
    </>
  );
}
