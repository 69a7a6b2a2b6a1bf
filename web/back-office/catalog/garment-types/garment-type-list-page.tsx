import { useLoaderData } from "react-router";
import { englishChoices } from "#contract/cart/describe-choices.ts";
import {
  listGarmentTypes,
  type OfficeGarmentType,
  reorderGarmentTypes,
} from "#contract/catalog/garment-types.ts";
import Plus from "#icons/plus.mjs";
import Shirt from "#icons/shirt.mjs";
import { callApi } from "#web/back-office/api.ts";
import { loaderOf } from "#web/back-office/load.ts";
import type { Column } from "#web/back-office/ui/data-table.tsx";
import { ListPage } from "#web/back-office/ui/list-page.tsx";
import { OrderList } from "#web/back-office/ui/order-list.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";

export const loader = loaderOf(listGarmentTypes);

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
    <ListPage
      title="Garment types"
      actions={
        <ButtonLink to="/garment-types/new">
          <Icon icon={Plus} />
          Add garment type
        </ButtonLink>
      }
      columns={columns}
      rows={types}
      keyOf={({ id }) => id}
      linkOf={({ id }) => `/garment-types/${id}`}
      icon={Shirt}
      empty="No garment types"
    >
      <OrderList
        text="The order in filters and on the size chart."
        entries={types}
        onReorder={(ids) => callApi(reorderGarmentTypes, { body: { ids } })}
      />
    </ListPage>
  );
}
