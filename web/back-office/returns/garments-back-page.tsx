import { useLoaderData } from "react-router";
import { exportGarmentsBack, listGarmentsBack, type ProductBack } from "#contract/returns/garments-back.ts";
import Download from "#icons/download.mjs";
import Undo from "#icons/undo-2.mjs";
import type { Column } from "#web/back-office/ui/data-table.tsx";
import { fromTo } from "#web/back-office/ui/list-filters.tsx";
import { listOf } from "#web/back-office/ui/list-page.tsx";
import { When } from "#web/back-office/ui/values.tsx";
import { buttonClasses } from "#web/ui/button-look.ts";
import { Icon } from "#web/ui/icon.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { reasonLabels } from "./request-labels.ts";

const list = listOf(listGarmentsBack);
export const { loader } = list;

const figure = (head: string, of: (row: ProductBack) => number): Column<ProductBack> => ({
  head,
  cell: (row) => of(row).toLocaleString("en-PK"),
  isNumber: true,
  isLabelled: true,
});

const columns: readonly Column<ProductBack>[] = [
  { head: "Product", cell: (product) => <ProductName product={product} /> },
  figure("Pieces", ({ pieces }) => pieces),
  { head: "Why, and in which size", cell: ({ reasons }) => <Reasons reasons={reasons} /> },
  figure("To stock", ({ toStock }) => toStock),
  figure("Repair", ({ toRepair }) => toRepair),
  figure("Write off", ({ wasted }) => wasted),
];

export function Component() {
  const { from, to } = useLoaderData<typeof loader>();
  return (
    <list.Page
      title="Returns by product"
      crumbs={[{ label: "Returns", to: "/returns" }]}
      actions={
        <a
          href={`${exportGarmentsBack.path}?${new URLSearchParams({ from, to })}`}
          download
          className={buttonClasses("secondary", false)}
        >
          <Icon icon={Download} />
          Export as CSV
        </a>
      }
      filters={fromTo}
      note={
        <p className="mb-3 max-w-190 text-sm text-slate">
          Returned pieces, by the date of the request, from <When at={from} dayOnly /> to{" "}
          <When at={to} dayOnly />, most first. Parcels that were refused at the door are on the{" "}
          <TextLink to="/sales#refusals">sales</TextLink>.
        </p>
      }
      columns={columns}
      keyOf={({ id }) => id}
      icon={Undo}
      empty="No returns"
    />
  );
}

function ProductName({ product: { id, name, code, isKept } }: { product: ProductBack }) {
  const words = `${name} ${code}`;
  return isKept ? <TextLink to={`/products/${id}`}>{words}</TextLink> : <span>{words}</span>;
}

function Reasons({ reasons }: Pick<ProductBack, "reasons">) {
  return (
    <ul className="grid gap-1">
      {reasons.map(({ reason, pieces, sizes }) => (
        <li key={reason}>
          {reasonLabels[reason]}: {pieces.toLocaleString("en-PK")}
          <span className="text-slate">{inSizes(sizes)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Such as ` (2 in M, 1 in L)`; empty for products without sizes. */
function inSizes(sizes: ProductBack["reasons"][number]["sizes"]): string {
  const named = sizes.filter(({ size }) => size !== "");
  if (named.length === 0) return "";
  return ` (${named.map(({ size, pieces }) => `${pieces.toLocaleString("en-PK")} in ${size}`).join(", ")})`;
}
