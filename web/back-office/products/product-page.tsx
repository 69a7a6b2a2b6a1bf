import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from "react-router";
import { productFieldsOf } from "#contract/back-office/product-fields.ts";
import { toastSuccess } from "#web/ui/toast.ts";
import { answerOf } from "../answer-of.ts";
import { backOffice } from "../api.ts";
import { PageHeader } from "../ui/page-header.tsx";
import { ProductActions } from "./product-actions.tsx";
import { ProductForm } from "./product-form.tsx";
import { ProductState } from "./product-state.tsx";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const [product, lists] = await Promise.all([
    backOffice.products.get({ query: { id: params.id ?? "" } }),
    backOffice.lists.get(),
  ]);
  return { ...answerOf(product, request), lists: answerOf(lists, request) };
}

export function Component() {
  const { product, lists } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const { id } = product;
  return (
    <>
      <PageHeader
        title={product.name}
        crumbs={[{ label: "Products", to: "/products" }]}
        aside={<ProductState isPublished={product.isPublished} />}
        actions={<ProductActions product={product} />}
      />
      <ProductForm
        // Hidden or shown by its button, it is another form.
        key={`${id} ${product.isPublished}`}
        id={id}
        values={productFieldsOf(product)}
        lists={lists}
        pictures={product.pictures}
        related={product.related}
        label="Save"
        busyLabel="Saving..."
        send={async (fields) => {
          const result = await backOffice.products.update({ body: { id, ...fields } });
          if (!result.ok) return result;
          await revalidate();
          toastSuccess("Saved");
          return undefined;
        }}
      />
    </>
  );
}
