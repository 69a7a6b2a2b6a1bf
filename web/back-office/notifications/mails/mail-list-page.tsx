import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { listMails, type OfficeMail } from "#contract/notifications/mails.ts";
import Mail from "#icons/mail.mjs";
import { answerOf } from "#web/back-office/answer-of.ts";
import { callApi } from "#web/back-office/api.ts";
import { queryOf } from "#web/back-office/query-of.ts";
import { type Column, DataTable } from "#web/back-office/ui/data-table.tsx";
import { KeysetPager } from "#web/back-office/ui/keyset-pager.tsx";
import { FilterSelect, ListFilters } from "#web/back-office/ui/list-filters.tsx";
import { PageHeader } from "#web/back-office/ui/page-header.tsx";
import { Typed } from "#web/back-office/ui/typed.tsx";
import { When } from "#web/back-office/ui/when.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { MailStateBadge, mailKind, mailStateOptions } from "./mail-words.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  return answerOf(await callApi(listMails, { query: queryOf(listMails.query, request) }), request);
}

const columns: readonly Column<OfficeMail>[] = [
  { head: "Mail", cell: ({ kind }) => mailKind(kind) },
  { head: "To", cell: ({ recipient }) => <Typed text={recipient} /> },
  { head: "Written", cell: ({ createdAt }) => <When at={createdAt} /> },
  { head: "Tries", cell: ({ tries }) => tries, isNumber: true, isLabelled: true },
  { head: "Last error", cell: ({ lastError }) => lastError, from: "md" },
  { head: "State", cell: (mail) => <MailStateBadge mail={mail} />, isCardEnd: true },
];

export function Component() {
  const { items, next } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title="Mails" />
      <ListFilters search="Whole e-mail address">
        <FilterSelect name="state" label="State" all="All states" options={mailStateOptions} />
      </ListFilters>
      <DataTable
        caption="Mails of the last thirty days"
        columns={columns}
        rows={items}
        keyOf={({ id }) => id}
        linkOf={({ id }) => `/mails/${id}`}
        empty={<EmptyState icon={Mail} title="No mails here" />}
      />
      <KeysetPager next={next} />
    </>
  );
}
