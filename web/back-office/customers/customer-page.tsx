import { useLoaderData } from "react-router";
import type { CustomerAccount, CustomerOrder } from "#contract/customers/customers.ts";
import { addCustomerNote, getCustomer } from "#contract/customers/customers.ts";
import PackageOpen from "#icons/package-open.mjs";
import { Panel } from "#web/back-office/ui/panel.tsx";
import { progressTones } from "#web/back-office/ui/progress-tones.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { callApi } from "../api.ts";
import { loaderOf } from "../load.ts";
import { type Column, DataTable } from "../ui/data-table.tsx";
import { FactList } from "../ui/fact-list.tsx";
import { Money } from "../ui/money.tsx";
import { NotesPanel } from "../ui/notes-panel.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { StatusBadge } from "../ui/status-badge.tsx";
import { Typed } from "../ui/typed.tsx";
import { When } from "../ui/when.tsx";
import { MarksForm } from "./marks-form.tsx";
import { PersonMarks } from "./person-marks.tsx";
import { SavedMeasurements } from "./saved-measurements.tsx";

export const loader = loaderOf(getCustomer);

const columns: readonly Column<CustomerOrder>[] = [
  { head: "Order", cell: ({ OrderID }) => <span className="whitespace-nowrap">{OrderID}</span> },
  { head: "Placed", cell: ({ createdAt }) => <When at={createdAt} /> },
  { head: "Name", cell: ({ name }) => <Typed text={name} /> },
  { head: "Email", cell: ({ email }) => <Typed text={email} />, from: "xl" },
  { head: "Total", cell: ({ totalAmount }) => <Money rupees={totalAmount} />, isNumber: true },
  {
    head: "State",
    cell: ({ orderProgress, isRefused }) => (
      <StatusBadge tone={progressTones[orderProgress]}>{isRefused ? "Refused" : orderProgress}</StatusBadge>
    ),
    isCardEnd: true,
  },
];

export function Component() {
  const { customer, orders, accounts, notes, alike } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title={customer.name}
        crumbs={[{ label: "Customers", to: "/customers" }]}
        aside={<PersonMarks marks={customer.marks} />}
      />
      <FactList
        label="Customer"
        facts={[
          {
            name: "Phone",
            value: customer.phone ? (
              <a href={`tel:+${customer.phone}`} className="text-link">
                +{customer.phone}
              </a>
            ) : (
              "Not given"
            ),
          },
          { name: "Email", value: <Typed text={customer.email || "Not given"} /> },
          { name: "Orders", value: customer.orders },
          { name: "Spent", value: <Money rupees={customer.spent} /> },
          { name: "Delivered", value: customer.delivered },
          { name: "Parcels refused", value: customer.refused },
          { name: "Cancelled before", value: customer.cancelled },
          {
            name: "Last order",
            value: customer.lastOrderAt ? <When at={customer.lastOrderAt} dayOnly /> : "None yet",
          },
        ]}
      />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-4">
          <section aria-labelledby="orders" className="min-w-0">
            <h2 id="orders" className="mb-2 text-lg">
              Orders
            </h2>
            <DataTable
              caption="Orders of this customer"
              columns={columns}
              rows={orders}
              keyOf={({ id }) => id}
              linkOf={({ id }) => `/orders/${id}`}
              empty={<EmptyState icon={PackageOpen} title="No orders yet" />}
            />
          </section>
          <CustomerAccounts accounts={accounts} />
        </div>
        <div className="grid gap-4">
          <MarksForm id={customer.id} marks={customer.marks} />
          <NotesPanel
            notes={notes}
            add={(note) => callApi(addCustomerNote, { body: { id: customer.id, note } })}
          />
          {alike.length > 0 && (
            <Panel title="Same e-mail address">
              <p className="mb-2 text-sm text-slate">Maybe the same person with another phone, maybe not.</p>
              <ul className="grid gap-2">
                {alike.map(({ id, name, phone, refused, marks }) => (
                  <li key={id} className="flex flex-wrap items-center gap-x-2 gap-y-1">
                    <TextLink to={`/customers/${id}`}>
                      <Typed text={`${name}, +${phone}`} />
                    </TextLink>
                    {refused > 0 && <span className="text-sm text-slate">{refused} refused</span>}
                    <PersonMarks marks={marks} />
                  </li>
                ))}
              </ul>
            </Panel>
          )}
        </div>
      </div>
    </>
  );
}

function CustomerAccounts({ accounts }: { accounts: readonly CustomerAccount[] }) {
  return accounts.map(({ id, name, email, address, createdAt, measurementSets }) => (
    <section key={id} aria-labelledby={`account-${id}`} className="min-w-0">
      <h2 id={`account-${id}`} className="text-lg">
        Account of <Typed text={name} />
      </h2>
      <p className="mb-2 text-sm text-slate">
        <Typed text={email} />, since <When at={createdAt} dayOnly />
        {address !== "" && (
          <>
            , <Typed text={address} />
          </>
        )}
      </p>
      <SavedMeasurements sets={measurementSets} />
    </section>
  ));
}
