import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { type ListedRequest, listAftercare } from "#contract/returns/office-returns.ts";
import { aftercareKinds, aftercareStates } from "#contract/returns/return-rules.ts";
import Undo from "#icons/undo-2.mjs";
import { answerOf } from "#web/back-office/answer-of.ts";
import { callApi } from "#web/back-office/api.ts";
import { queryOf } from "#web/back-office/query-of.ts";
import { type Column, DataTable } from "#web/back-office/ui/data-table.tsx";
import { KeysetPager } from "#web/back-office/ui/keyset-pager.tsx";
import { FilterSelect, ListFilters } from "#web/back-office/ui/list-filters.tsx";
import { Money } from "#web/back-office/ui/money.tsx";
import { PageHeader } from "#web/back-office/ui/page-header.tsx";
import { Typed } from "#web/back-office/ui/typed.tsx";
import { When } from "#web/back-office/ui/when.tsx";
import { buttonClasses } from "#web/ui/button-look.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { kindWords, reasonWords, stateWords } from "./request-labels.ts";

export async function loader({ request }: LoaderFunctionArgs) {
  return answerOf(await callApi(listAftercare, { query: queryOf(listAftercare.query, request) }), request);
}

const columns: readonly Column<ListedRequest>[] = [
  { head: "Request", cell: ({ order, number }) => `${order.OrderID}/${number}` },
  { head: "Customer", cell: ({ name }) => <Typed text={name} /> },
  { head: "Garment", cell: ({ garment, pieces }) => (pieces > 1 ? `${garment}, ${pieces} pieces` : garment) },
  { head: "Asked for", cell: ({ kind, reason }) => `${kindWords[kind]}: ${reasonWords[reason]}` },
  { head: "Asked", cell: ({ createdAt }) => <When at={createdAt} />, from: "md" },
  {
    head: "Owed",
    cell: ({ toSettle }) => (toSettle > 0 ? <Money rupees={toSettle} /> : ""),
    isNumber: true,
    isLabelled: true,
  },
  { head: "State", cell: ({ state }) => stateWords[state], isCardEnd: true },
];

export function Component() {
  const { items, next } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title="Returns"
        actions={
          <Link to="/returns/products" className={buttonClasses("secondary", false)}>
            By product
          </Link>
        }
      />
      <ListFilters search="Number on the paper, such as TB-1234-5678-9ABC/1">
        <FilterSelect
          name="state"
          label="State"
          all="All states"
          options={aftercareStates.map((state) => ({ value: state, label: stateWords[state] }))}
        />
        <FilterSelect
          name="kind"
          label="Asked for"
          all="Everything"
          options={aftercareKinds.map((kind) => ({ value: kind, label: kindWords[kind] }))}
        />
      </ListFilters>
      <DataTable
        caption="What customers ask about garments that have arrived"
        columns={columns}
        rows={items}
        keyOf={({ id }) => id}
        linkOf={({ id }) => `/returns/${id}`}
        empty={<EmptyState icon={Undo} title="Nothing is asked" />}
      />
      <KeysetPager next={next} />
    </>
  );
}
