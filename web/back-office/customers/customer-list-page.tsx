import { listCustomers, type OfficeCustomer } from "#contract/customers/customers.ts";
import Users from "#icons/users.mjs";
import { listOf } from "#web/back-office/ui/list-page.tsx";
import type { Column } from "../ui/data-table.tsx";
import { NothingFound } from "../ui/nothing-found.tsx";
import { Money, Typed, When } from "../ui/values.tsx";
import { allFlags, CustomerFlags } from "./customer-flags.tsx";

const list = listOf(listCustomers);
export const { loader } = list;

const columns: readonly Column<OfficeCustomer>[] = [
  {
    head: "Name",
    cell: ({ name, marks }) => (
      <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1 sm:min-w-36">
        <span className="text-left">
          <Typed text={name} />
        </span>
        <CustomerFlags marks={marks} />
      </span>
    ),
  },
  { head: "Phone", cell: ({ phone }) => shownPhone(phone) },
  {
    head: "Email",
    cell: ({ email }) => (
      <span className="inline-block wrap-anywhere sm:min-w-44">
        <Typed text={email} />
      </span>
    ),
    from: "lg",
  },
  { head: "City", cell: ({ city }) => <Typed text={city} />, from: "xl" },
  { head: "Last seen", cell: ({ seenAt }) => <When at={seenAt} dayOnly />, sort: "seen", isLabelled: true },
  { head: "Orders", cell: ({ orders }) => orders, sort: "orders", isNumber: true, isLabelled: true },
  { head: "Refused", cell: ({ refused }) => refused, sort: "refused", isNumber: true, isLabelled: true },
  {
    head: "Spent",
    cell: ({ spent }) => <Money rupees={spent} />,
    sort: "spent",
    isNumber: true,
    isCardEnd: true,
  },
];

export function Component() {
  return (
    <list.Page
      title="Customers"
      search="Name, phone, e-mail or city"
      filters={[
        {
          name: "marked",
          label: "Marks",
          all: "Any marks",
          options: [
            { value: "any", label: "Marked" },
            ...allFlags.map(({ mark, label }) => ({ value: mark, label })),
          ],
        },
        { name: "refused", label: "Parcels", all: "Any parcels", options: { yes: "Refused a parcel" } },
      ]}
      columns={columns}
      keyOf={({ id }) => id}
      linkOf={({ id }) => `/customers/${id}`}
      icon={Users}
      empty={<NothingFound one="customer" many="customers" />}
    />
  );
}

function shownPhone(phone: string): string {
  return phone === "" ? "" : `+${phone}`;
}
