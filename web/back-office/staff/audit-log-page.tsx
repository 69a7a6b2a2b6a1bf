import { useLoaderData } from "react-router";
import { listAuditLog } from "#contract/staff/staff.ts";
import History from "#icons/rotate-ccw-clock.mjs";
import { fromTo } from "#web/back-office/ui/list-filters.tsx";
import { listOf } from "#web/back-office/ui/list-page.tsx";
import { AuditLogEntry } from "./audit-log-entry.tsx";
import { subjectKinds } from "./audit-words.ts";

const list = listOf(listAuditLog);
export const { loader } = list;

export function Component() {
  const { people } = useLoaderData<typeof loader>();
  return (
    <list.Page
      title="Audit log"
      filters={[
        { name: "subjectKind", label: "About", all: "About anything", options: subjectKinds },
        {
          name: "staff",
          label: "By",
          all: "By anybody",
          options: people.map(({ id, name }) => ({ value: id, label: name })),
        },
        { name: "order", label: "Order number", is: "text" },
        ...fromTo,
      ]}
      entry={(entry) => <AuditLogEntry key={entry.id} entry={entry} />}
      icon={History}
      empty="No changes here"
    />
  );
}
