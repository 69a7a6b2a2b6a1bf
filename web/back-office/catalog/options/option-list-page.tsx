import { useLoaderData } from "react-router";
import { listOptions, type OfficeOption, reorderOptions } from "#contract/catalog/office-options.ts";
import ListPlus from "#icons/list-plus.mjs";
import Plus from "#icons/plus.mjs";
import { callApi } from "#web/back-office/api.ts";
import { loaderOf } from "#web/back-office/load.ts";
import type { Column } from "#web/back-office/ui/data-table.tsx";
import { ListPage } from "#web/back-office/ui/list-page.tsx";
import { OrderList } from "#web/back-office/ui/order-list.tsx";
import { Money } from "#web/back-office/ui/values.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { isList, kindLabels } from "./option-values.ts";

export const loader = loaderOf(listOptions);

const columns: readonly Column<OfficeOption>[] = [
  { head: "Option", cell: ({ name }) => name },
  { head: "Chosen by", cell: ({ kind }) => kindLabels[kind], from: "md" },
  {
    head: "Values",
    cell: ({ values }) =>
      values
        .filter(({ isHidden }) => !isHidden)
        .map(({ name }) => name)
        .join(", "),
    from: "lg",
  },
  {
    head: "Charge",
    cell: ({ kind, charge }) => (isList(kind) ? "By value" : <Money rupees={charge} />),
    isNumber: true,
  },
  {
    head: "Offered with",
    cell: ({ garmentTypes, products }) => [...garmentTypes, ...products.map(({ name }) => name)].join(", "),
    from: "md",
  },
  { head: "State", cell: ({ isHidden }) => (isHidden ? "Hidden" : "Shown"), isCardEnd: true },
];

export function Component() {
  const { options } = useLoaderData<typeof loader>();
  return (
    <ListPage
      title="Options"
      actions={
        <ButtonLink to="/options/new">
          <Icon icon={Plus} />
          Add option
        </ButtonLink>
      }
      columns={columns}
      rows={options}
      keyOf={({ id }) => id}
      linkOf={({ id }) => `/options/${id}`}
      icon={ListPlus}
      empty="No options"
    >
      <OrderList
        text="The order on product pages, carts and papers."
        entries={options}
        onReorder={(ids) => callApi(reorderOptions, { body: { ids } })}
      />
    </ListPage>
  );
}
