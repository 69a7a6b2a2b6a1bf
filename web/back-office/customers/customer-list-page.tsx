import { Users } from "lucide";
import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { listCustomers, type OfficeCustomer } from "#contract/back-office/customers.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { answerOf } from "../answer-of.ts";
import { backOffice } from "../api.ts";
import { queryOf } from "../query-of.ts";
import { type Column, DataTable } from "../ui/data-table.tsx";
import { KeysetPager } from "../ui/keyset-pager.tsx";
import { ListFilters } from "../ui/list-filters.tsx";
import { Money } from "../ui/money.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { Typed } from "../ui/typed.tsx";
import { When } from "../ui/when.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  return answerOf(await backOffice.customers.list({ query: queryOf(listCustomers.query, request) }), request);
}

const columns: readonly Column<OfficeCustomer>[] = [
  { head: "Name", cell: ({ name }) => <Typed text={name} /> },
  {
    head: "Email",
    cell: ({ email }) => (
      <span className="inline-block sm:min-w-52">
        <Typed text={email} />
      </span>
    ),
  },
  { head: "Phone", cell: ({ phone }) => <Typed text={phone} />, from: "lg" },
  { head: "Since", cell: ({ createdAt }) => <When at={createdAt} dayOnly />, isLabelled: true },
  { head: "Orders", cell: ({ orders }) => orders, isNumber: true, isLabelled: true },
  { head: "Spent", cell: ({ spent }) => <Money rupees={spent} />, isNumber: true, isCardEnd: true },
];

export function Component() {
  const { items, next } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title="Customers" />
      <ListFilters search="Beginning of name, e-mail or phone" />
      <DataTable
        caption="Customers with an account"
        columns={columns}
        rows={items}
        keyOf={({ id }) => id}
        linkOf={({ id }) => `/customers/${id}`}
        empty={<EmptyState icon={Users} title="No customers found" />}
      />
      <KeysetPager next={next} />
    </>
  );
}
