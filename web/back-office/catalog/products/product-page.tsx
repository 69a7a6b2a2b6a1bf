import { type RefObject, useRef } from "react";
import { useLoaderData, useNavigate, useRevalidator } from "react-router";
import { getLists, type ShopLists } from "#contract/catalog/lists.ts";
import { getProduct, type OfficeProduct, updateProduct } from "#contract/catalog/office-products.ts";
import { productFieldsOf } from "#contract/catalog/product-fields.ts";
import { callApi } from "#web/back-office/api.ts";
import { loaderOf } from "#web/back-office/load.ts";
import { PageHeader } from "#web/back-office/ui/page-header.tsx";
import { useVersion } from "#web/back-office/ui/use-version.ts";
import { toastSuccess } from "#web/ui/toast.ts";
import { ProductActions } from "./product-actions.tsx";
import { ProductForm, type ProductFormHandle } from "./product-form.tsx";
import { ProductState } from "./product-state.tsx";

export const loader = loaderOf(getProduct, getLists);

export function Component() {
  const shown = useLoaderData<typeof loader>();
  const { product } = shown;
  const form = useRef<ProductFormHandle>(null);
  return (
    <>
      <PageHeader
        title={product.name}
        crumbs={[{ label: "Products", to: "/products" }]}
        aside={<ProductState isPublished={product.isPublished} />}
        actions={<ProductActions product={product} form={form} />}
      />
      {/* A changed visibility remounts the form. */}
      <ChangeProduct
        key={`${product.id} ${product.isPublished}`}
        product={product}
        lists={shown}
        form={form}
      />
    </>
  );
}

type ChangeProductProps = {
  product: OfficeProduct;
  lists: ShopLists;
  form: RefObject<ProductFormHandle | null>;
};

function ChangeProduct({ product, lists, form }: ChangeProductProps) {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const version = useVersion(product.version);
  const { id, addressFollowsName } = product;
  return (
    <ProductForm
      handle={form}
      id={id}
      addressFollowsName={addressFollowsName}
      values={productFieldsOf(product)}
      lists={lists}
      pictures={product.pictures}
      related={product.related}
      label="Save"
      busyLabel="Saving..."
      version={version}
      send={async (fields) => {
        const result = await callApi(updateProduct, {
          body: { id, version: version.current(), ...fields },
        });
        if (!result.ok) return version.refused(result);
        version.saved(result.data.version);
        if (result.data.id === id) await revalidate();
        else await navigate(`/products/${encodeURIComponent(result.data.id)}`, { replace: true });
        toastSuccess("Saved");
      }}
    />
  );
}
