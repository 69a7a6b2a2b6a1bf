import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { listCustomers, type OfficePerson } from "#contract/customers/customers.ts";
import Users from "#icons/users.mjs";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { answerOf } from "../answer-of.ts";
import { callApi } from "../api.ts";
import { queryOf } from "../query-of.ts";
import { type Column, DataTable } from "../ui/data-table.tsx";
import { KeysetPager } from "../ui/keyset-pager.tsx";
import { FilterSelect, ListFilters } from "../ui/list-filters.tsx";
import { Money } from "../ui/money.tsx";
import { NothingFound } from "../ui/nothing-found.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { Typed } from "../ui/typed.tsx";
import { When } from "../ui/when.tsx";
import { allMarks, PersonMarks } from "./person-marks.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  return answerOf(await callApi(listCustomers, { query: queryOf(listCustomers.query, request) }), request);
}

const columns: readonly Column<OfficePerson>[] = [
  {
    head: "Name",
    cell: ({ name, marks }) => (
      <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1 sm:min-w-36">
        <Typed text={name} />
        <PersonMarks marks={marks} />
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
  const { items, next } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title="Customers" />
      <ListFilters search="Name, phone, e-mail or city">
        <FilterSelect
          name="marked"
          label="Marks"
          all="With or without marks"
          options={[
            { value: "any", label: "Marked" },
            ...allMarks.map(({ mark, label }) => ({ value: mark, label })),
          ]}
        />
        <FilterSelect
          name="refused"
          label="Parcels"
          all="Any parcels"
          options={[{ value: "yes", label: "Refused a parcel" }]}
        />
      </ListFilters>
      <DataTable
        caption="Customers"
        columns={columns}
        rows={items}
        keyOf={({ id }) => id}
        linkOf={({ id }) => `/customers/${id}`}
        empty={<EmptyState icon={Users} title={<NothingFound one="customer" many="customers" />} />}
      />
      <KeysetPager next={next} />
    </>
  );
}

function shownPhone(phone: string): string {
  return phone === "" ? "" : `+${phone}`;
}
