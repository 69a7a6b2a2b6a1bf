import { History } from "lucide-react";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { listAuditLog } from "#contract/back-office/staff.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { answerOf } from "../answer-of.ts";
import { backOffice } from "../api.ts";
import { queryOf } from "../query-of.ts";
import { KeysetPager } from "../ui/keyset-pager.tsx";
import { FilterSelect, ListFilters } from "../ui/list-filters.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { AuditLogEntry } from "./audit-log-entry.tsx";
import { subjectKinds } from "./audit-words.ts";

export async function loader({ request }: LoaderFunctionArgs) {
  return answerOf(await backOffice.auditLog.list({ query: queryOf(listAuditLog.query, request) }), request);
}

export function Component() {
  const { items, next } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title="Audit log" />
      <ListFilters>
        <FilterSelect name="subjectKind" label="About" all="About anything" options={subjectKinds} />
      </ListFilters>
      {items.length === 0 ? (
        <EmptyState icon={History} title="Nothing was changed yet" />
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
