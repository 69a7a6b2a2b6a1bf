import { useLoaderData, useNavigate } from "react-router";
import { getLists } from "#contract/catalog/lists.ts";
import { createProduct } from "#contract/catalog/office-products.ts";
import { callApi } from "#web/back-office/api.ts";
import { loaderOf } from "#web/back-office/load.ts";
import { PageHeader } from "#web/back-office/ui/page-header.tsx";
import { toastSuccess } from "#web/ui/toast.ts";
import { ProductForm } from "./product-form.tsx";
import { emptyProduct } from "./product-values.ts";

export const loader = loaderOf(getLists);

export function Component() {
  const lists = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  return (
    <>
      <PageHeader title="New product" crumbs={[{ label: "Products", to: "/products" }]} />
      <ProductForm
        values={emptyProduct(lists)}
        lists={lists}
        label="Add product"
        busyLabel="Adding..."
        send={async (body) => {
          const result = await callApi(createProduct, { body });
          if (!result.ok) return result;
          await navigate(`/products/${encodeURIComponent(result.data.id)}`);
          toastSuccess("Product added");
        }}
      />
    </>
  );
}
