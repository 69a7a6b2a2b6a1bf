import { Link, useLoaderData } from "react-router";
import { type AuditEntry, listAuditLog } from "#contract/staff/staff.ts";
import History from "#icons/rotate-ccw-clock.mjs";
import { listAddress } from "#web/back-office/ui/list-address.ts";
import { fromTo } from "#web/back-office/ui/list-filters.tsx";
import { listOf } from "#web/back-office/ui/list-page.tsx";
import { When } from "#web/back-office/ui/values.tsx";

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
          all: "By anyone",
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
  const { at, staff, action, sentence, subject, changes } = entry;
  const ofSubject = listAddress(new URLSearchParams(), { subjectKind: subject.kind, subjectId: subject.id });
  const ofStaff = listAddress(new URLSearchParams(), { staff: staff.id });
  return (
    <li className="grid gap-1 border-b border-line px-4 py-3 last:border-b-0">
      <p className="font-[560] wrap-anywhere">{sentence}</p>
      <p className="text-sm text-slate">
        <When at={at} />,{" "}
        <Link to={ofStaff} className="hover:underline">
          {staff.name}
        </Link>
        {" · "}
        <Link to={ofSubject} className="text-link">
          All its changes
        </Link>
      </p>
      <details className="text-sm">
        <summary className="w-fit cursor-pointer content-center text-slate pointer-coarse:min-h-11">
          Details
        </summary>
        <dl className="mt-1 grid content-start gap-0.5">
          {changes.map((change) => (
            <Change key={change.name} {...change} />
          ))}
          <div className="grid gap-x-3 sm:grid-cols-[10rem_minmax(0,1fr)]">
            <dt className="text-slate">For support</dt>
            <dd className="wrap-anywhere">
              {action}, {subject.id}
            </dd>
          </div>
        </dl>
      </details>
    </li>
  );
}

function Change({ name, before, after }: AuditEntry["changes"][number]) {
  return (
    <div className="grid gap-x-3 sm:grid-cols-[10rem_minmax(0,1fr)]">
      <dt className="text-slate wrap-anywhere first-letter:uppercase">{name}</dt>
      <dd className="flex flex-wrap items-baseline gap-x-2 wrap-anywhere">
        {before !== null && <del className="rounded-sm bg-cancelled px-1 text-cancelled-ink">{before}</del>}
        {after !== null && (
          <ins className="rounded-sm bg-delivered px-1 text-delivered-ink no-underline">{after}</ins>
        )}
      </dd>
    </div>
  );
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
  { value: "garmentType", label: "Garment types" },
  { value: "option", label: "Options" },
  { value: "trouser", label: "Trousers" },
  { value: "charge", label: "Pricing" },
  { value: "coupon", label: "Coupons" },
  { value: "synonyms", label: "Search words" },
  { value: "review", label: "Reviews" },
  { value: "message", label: "Messages" },
  { value: "mail", label: "Mails" },
  { value: "apiKey", label: "API keys" },
  { value: "webhook", label: "Webhooks" },
  { value: "settings", label: "Settings" },
];
