import { useState } from "react";
import { useLoaderData, useRevalidator } from "react-router";
import { getLists } from "#contract/catalog/lists.ts";
import { changeProducts, listProducts, type ProductListEntry } from "#contract/catalog/office-products.ts";
import ArrowDownUp from "#icons/arrow-down-up.mjs";
import Plus from "#icons/plus.mjs";
import Shirt from "#icons/shirt.mjs";
import { callApi } from "#web/back-office/api.ts";
import type { Column } from "#web/back-office/ui/data-table.tsx";
import { listOf } from "#web/back-office/ui/list-page.tsx";
import { Money, When } from "#web/back-office/ui/values.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { toastError } from "#web/ui/toast.ts";
import { StockState } from "../stock/stock-state.tsx";
import { type BulkResult, BulkResultNote } from "./bulk-result.tsx";
import { ProductBulkActions } from "./product-bulk-actions.tsx";
import { ProductState } from "./product-state.tsx";

const list = listOf(listProducts, getLists);
export const { loader } = list;

const columns: readonly Column<ProductListEntry>[] = [
  { head: "Product", cell: (product) => <ProductName product={product} />, sort: "name" },
  {
    head: "Code",
    cell: ({ product_code, isCodeTwice }) => (
      <>
        <span className="whitespace-nowrap">{product_code}</span>
        {isCodeTwice && <span className="block text-sm text-slate">Another product has this code</span>}
      </>
    ),
  },
  {
    head: "Category",
    cell: ({ category }) => <span className="whitespace-nowrap">{category}</span>,
    from: "md",
  },
  {
    head: "Price",
    cell: (product) => <FromPrice product={product} />,
    isNumber: true,
    sort: "price",
  },
  {
    head: "Before the sale",
    cell: (product) =>
      product.from_price < product.from_regular_price && <Money rupees={product.from_regular_price} />,
    isNumber: true,
    from: "lg",
  },
  {
    head: "Stock",
    cell: ({ stock }) => stock && <StockState stock={stock} />,
    isLabelled: true,
  },
  { head: "Added", cell: ({ createdAt }) => <When at={createdAt} dayOnly />, sort: "date", from: "lg" },
  {
    head: "State",
    cell: ({ isPublished }) => <ProductState isPublished={isPublished} />,
    isCardEnd: true,
  },
];

export function Component() {
  const { categories } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const [bulk, setBulk] = useState<BulkResult>();

  async function undo(ids: string[], change: "publish" | "hide") {
    const result = await callApi(changeProducts, { body: { ids, change } });
    if (!result.ok) return toastError(result.error.error);
    setBulk({ change, results: result.data.results });
    await revalidate();
  }

  return (
    <list.Page
      title="Products"
      actions={
        <>
          <ButtonLink look="secondary" to="/products/files">
            <Icon icon={ArrowDownUp} />
            Import and export
          </ButtonLink>
          <ButtonLink to="/products/new">
            <Icon icon={Plus} />
            Add product
          </ButtonLink>
        </>
      }
      search="Name, code, colour or fabric"
      filters={[
        {
          name: "category",
          label: "Category",
          all: "All categories",
          options: categories.map(({ id, name }) => ({ value: id, label: name })),
        },
        {
          name: "state",
          label: "State",
          all: "Any state",
          options: { published: "In the shop", hidden: "Hidden" },
        },
        { name: "stock", label: "Stock", all: "Any stock", options: { low: "Low or sold out" } },
      ]}
      note={
        <div role="status">
          {bulk && <BulkResultNote result={bulk} onUndo={undo} onClose={() => setBulk(undefined)} />}
        </div>
      }
      columns={columns}
      keyOf={({ id }) => id}
      linkOf={({ id }) => `/products/${encodeURIComponent(id)}`}
      selection={{
        nameOf: ({ name }) => name,
        actions: (products, clear) => (
          <ProductBulkActions products={products} clear={clear} onDone={setBulk} />
        ),
      }}
      icon={Shirt}
      empty="No products here"
    />
  );
}

function FromPrice({ product }: { product: ProductListEntry }) {
  return (
    <span className="whitespace-nowrap">
      {product.prices_differ && <span className="text-slate">from </span>}
      <Money rupees={product.from_price} />
    </span>
  );
}

function ProductName({ product: { name, picture } }: { product: ProductListEntry }) {
  return (
    <span className="flex items-center gap-3">
      {picture ? (
        <img
          src={picture.srcset.split(" ")[0]}
          alt=""
          width={32}
          height={40}
          loading="lazy"
          className="h-10 w-8 shrink-0 rounded-sm bg-chuna object-cover"
          style={picture.focus ? { objectPosition: picture.focus } : undefined}
        />
      ) : (
        <span aria-hidden="true" className="h-10 w-8 shrink-0 rounded-sm bg-chuna" />
      )}
      <span className="wrap-anywhere">{name}</span>
    </span>
  );
}
