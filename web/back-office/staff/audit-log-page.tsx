import { Link, useLoaderData } from "react-router";
import { type AuditEntry, listAuditLog } from "#contract/staff/staff.ts";
import { capitalize } from "#contract/values/capitalize.ts";
import History from "#icons/rotate-ccw-clock.mjs";
import { listAddress } from "#web/back-office/ui/list-address.ts";
import { fromTo } from "#web/back-office/ui/list-filters.tsx";
import { listOf } from "#web/back-office/ui/list-page.tsx";
import { When } from "#web/back-office/ui/values.tsx";
import { type ChangedValue, changedValues } from "./changed-values.ts";

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

function AuditLogEntry({ entry }: { entry: AuditEntry }) {
  const { at, staff, action, subject, before, after } = entry;
  const changes = changedValues(before, after);
  const ofSubject = listAddress(new URLSearchParams(), { subjectKind: subject.kind, subjectId: subject.id });
  const ofStaff = listAddress(new URLSearchParams(), { staff: staff.id });
  return (
    <li className="grid gap-x-6 gap-y-1 border-b border-line px-4 py-3 last:border-b-0 md:grid-cols-[17rem_minmax(0,1fr)]">
      <div className="grid content-start">
        <p>
          <span className="font-[560]">{describeAction(action)}</span>{" "}
          <Link to={ofSubject} className="text-link wrap-anywhere">
            {subject.kind} {subject.number ?? shortened(subject.id)}
          </Link>
        </p>
        <p className="text-sm text-slate">
          <When at={at} />,{" "}
          <Link to={ofStaff} className="hover:underline">
            {staff.name}
          </Link>
        </p>
      </div>
      {changes.length > 0 && (
        <dl className="grid content-start gap-0.5 text-sm">
          {changes.map((change) => (
            <Change key={change.name} {...change} />
          ))}
        </dl>
      )}
    </li>
  );
}

function Change({ name, before, after }: ChangedValue) {
  return (
    <div className="grid gap-x-3 sm:grid-cols-[10rem_minmax(0,1fr)]">
      <dt className="text-slate wrap-anywhere">{name}</dt>
      <dd className="flex flex-wrap items-baseline gap-x-2 wrap-anywhere">
        {before !== undefined && (
          <del className="rounded-sm bg-cancelled px-1 text-cancelled-ink">{before || "(empty)"}</del>
        )}
        {after !== undefined && (
          <ins className="rounded-sm bg-delivered px-1 text-delivered-ink no-underline">
            {after || "(empty)"}
          </ins>
        )}
      </dd>
    </div>
  );
}

function shortened(id: string): string {
  return /^[0-9a-f-]{36}$/.test(id) ? id.slice(0, 8) : id;
}

const subjectKinds = [
  { value: "staff", label: "Staff" },
  { value: "device", label: "Workshop tablets" },
  { value: "order", label: "Orders" },
  { value: "payout", label: "Payouts" },
  { value: "customer", label: "Customers" },
  { value: "product", label: "Products" },
  { value: "stock", label: "Stock" },
  { value: "cloth", label: "Fabric list" },
  { value: "import", label: "Imports" },
  { value: "export", label: "Exports" },
  { value: "picture", label: "Pictures" },
  { value: "category", label: "Categories" },
  { value: "color", label: "Colours" },
  { value: "fabric", label: "Fabrics" },
  { value: "thread", label: "Threads" },
  { value: "sizeChart", label: "Size charts" },
  { value: "charge", label: "Pricing" },
  { value: "coupon", label: "Coupons" },
  { value: "synonyms", label: "Search words" },
  { value: "review", label: "Reviews" },
  { value: "message", label: "Messages" },
  { value: "mail", label: "Mails" },
  { value: "settings", label: "Settings" },
];

function describeAction(action: string): string {
  const verb = action.split(".").at(-1) ?? action;
  return capitalize(verb.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase());
}
