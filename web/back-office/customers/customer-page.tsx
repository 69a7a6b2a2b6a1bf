import { useLoaderData } from "react-router";
import { describeMeasurements, englishChoices } from "#contract/cart/describe-choices.ts";
import {
  addCustomerNote,
  type CustomerAccount,
  type CustomerOrder,
  getCustomer,
} from "#contract/customers/customers.ts";
import type { MeasurementSet } from "#contract/customers/measurement-sets.ts";
import PackageOpen from "#icons/package-open.mjs";
import Ruler from "#icons/ruler.mjs";
import { callApi } from "#web/back-office/api.ts";
import { loaderOf } from "#web/back-office/load.ts";
import { type Column, DataTable } from "#web/back-office/ui/data-table.tsx";
import { FactList } from "#web/back-office/ui/fact-list.tsx";
import { NotesPanel } from "#web/back-office/ui/notes-panel.tsx";
import { PageHeader } from "#web/back-office/ui/page-header.tsx";
import { Panel } from "#web/back-office/ui/panel.tsx";
import { progressTones, StatusBadge } from "#web/back-office/ui/status-badge.tsx";
import { Money, Typed, When } from "#web/back-office/ui/values.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { CustomerFlags } from "./customer-flags.tsx";
import { FlagsForm } from "./flags-form.tsx";

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
        aside={<CustomerFlags marks={customer.marks} />}
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
          <FlagsForm id={customer.id} marks={customer.marks} />
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
                    <CustomerFlags marks={marks} />
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

function SavedMeasurements({ sets }: { sets: readonly MeasurementSet[] }) {
  if (sets.length === 0) {
    return (
      <div className="rounded-lg border border-line">
        <EmptyState icon={Ruler} title="No saved measurements" />
      </div>
    );
  }
  return (
    <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
      {sets.map(({ id, name, custom_size, updatedAt }) => (
        <li key={id} className="grid content-start gap-2 rounded-lg border border-line px-4 py-3">
          <p className="flex flex-wrap items-baseline justify-between gap-x-3">
            <span className="font-[560]">
              <Typed text={name} />
            </span>
            <span className="text-sm text-slate">
              <When at={updatedAt} dayOnly />
            </span>
          </p>
          <dl className="grid grid-cols-[1fr_auto] gap-x-4 text-sm">
            {describeMeasurements({ ...custom_size, otherNote: "" }, englishChoices).map(
              ({ label, value }) => (
                <div key={label} className="contents">
                  <dt className="text-slate">{label}</dt>
                  <dd className="text-end">{value}</dd>
                </div>
              ),
            )}
          </dl>
          {custom_size.otherNote && (
            <p className="text-sm">
              <Typed text={custom_size.otherNote} />
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
