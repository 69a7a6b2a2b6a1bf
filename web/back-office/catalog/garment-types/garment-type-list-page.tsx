import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { englishChoices } from "#contract/cart/describe-choices.ts";
import type { OfficeGarmentType } from "#contract/catalog/garment-types.ts";
import { listGarmentTypes, reorderGarmentTypes } from "#contract/catalog/garment-types.ts";
import Plus from "#icons/plus.mjs";
import Shirt from "#icons/shirt.mjs";
import { answerOf } from "#web/back-office/answer-of.ts";
import { callApi } from "#web/back-office/api.ts";
import { type Column, DataTable } from "#web/back-office/ui/data-table.tsx";
import { OrderList } from "#web/back-office/ui/order-list.tsx";
import { PageHeader } from "#web/back-office/ui/page-header.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Icon } from "#web/ui/icon.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  return answerOf(await callApi(listGarmentTypes), request);
}

const columns: readonly Column<OfficeGarmentType>[] = [
  { head: "Garment type", cell: ({ name }) => name },
  { head: "Parts", cell: ({ parts }) => parts.map(({ name }) => name).join(", ") },
  { head: "Sizes", cell: ({ sizes }) => sizes.join(", "), from: "lg" },
  {
    head: "Measured by",
    cell: ({ parts }) =>
      parts
        .flatMap(({ measurements }) => measurements)
        .map((name) => englishChoices.measurements[name])
        .join(", "),
  },
];

export function Component() {
  const { types } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title="Garment types"
        actions={
          <ButtonLink to="/garment-types/new">
            <Icon icon={Plus} />
            Add garment type
          </ButtonLink>
        }
      />
      <DataTable
        caption="Garment types"
        columns={columns}
        rows={types}
        keyOf={({ id }) => id}
        linkOf={({ id }) => `/garment-types/${id}`}
        empty={<EmptyState icon={Shirt} title="No garment types" />}
      />
      <OrderList
        text="In which filters and the size chart name them."
        entries={types}
        onReorder={(ids) => callApi(reorderGarmentTypes, { body: { ids } })}
      />
    </>
  );
}
