import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { listAuditLog } from "#contract/staff/staff.ts";
import History from "#icons/rotate-ccw-clock.mjs";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { answerOf } from "../answer-of.ts";
import { callApi } from "../api.ts";
import { queryOf } from "../query-of.ts";
import { KeysetPager } from "../ui/keyset-pager.tsx";
import { FilterDate, FilterSelect, FilterText, ListFilters } from "../ui/list-filters.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { AuditLogEntry } from "./audit-log-entry.tsx";
import { subjectKinds } from "./audit-words.ts";

export async function loader({ request }: LoaderFunctionArgs) {
  return answerOf(await callApi(listAuditLog, { query: queryOf(listAuditLog.query, request) }), request);
}

export function Component() {
  const { items, next, people } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title="Audit log" />
      <ListFilters>
        <FilterSelect name="subjectKind" label="About" all="About anything" options={subjectKinds} />
        <FilterSelect
          name="staff"
          label="By"
          all="By anybody"
          options={people.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <FilterText name="order" label="Order number" />
        <FilterDate name="from" label="From" />
        <FilterDate name="to" label="To" />
      </ListFilters>
      {items.length === 0 ? (
        <EmptyState icon={History} title="No changes here" />
      ) : (
        <ol className="rounded-lg border border-line">
          {items.map((entry) => (
            <AuditLogEntry key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
      <KeysetPager next={next} />
    </>
  );
}
