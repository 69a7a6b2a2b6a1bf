import { useRevalidator } from "react-router";
import type { changeProducts, ProductListEntry } from "#contract/catalog/office-products.ts";
import { changeProducts as changeProductsCall } from "#contract/catalog/office-products.ts";
import type { CallInput } from "#contract/http/endpoint.ts";
import { callApi } from "#web/back-office/api.ts";
import { ConfirmButton } from "#web/back-office/ui/confirm-button.tsx";
import { countProductsInWords } from "../product-files/import-labels.ts";
import type { BulkResult } from "./bulk-result.tsx";

export type BulkChange = CallInput<typeof changeProducts>["body"]["change"];

type ProductBulkActionsProps = {
  products: readonly ProductListEntry[];
  clear: () => void;
  onDone: (result: BulkResult) => void;
};

export function ProductBulkActions({ products, clear, onDone }: ProductBulkActionsProps) {
  const { revalidate } = useRevalidator();
  const published = products.filter(({ isPublished }) => isPublished);
  const hidden = products.filter(({ isPublished }) => !isPublished);

  const change = (some: readonly ProductListEntry[], what: BulkChange) => async () => {
    const result = await callApi(changeProductsCall, {
      body: { ids: some.map(({ id }) => id), change: what },
    });
    if (!result.ok) return result;
    onDone({ change: what, results: result.data.results });
    clear();
    await revalidate();
  };

  return (
    <>
      {hidden.length > 0 && (
        <ConfirmButton
          label={`Publish ${hidden.length}`}
          look="secondary"
          title={`Publish ${countProductsInWords(hidden.length)}?`}
          text="Shoppers find them within a second."
          keepLabel="Not yet"
          confirmLabel={`Publish ${hidden.length}`}
          busyLabel="Publishing..."
          onConfirm={change(hidden, "publish")}
        />
      )}
      {published.length > 0 && (
        <ConfirmButton
          label={`Hide ${published.length}`}
          look="secondary"
          title={`Hide ${countProductsInWords(published.length)}?`}
          text="Shoppers no longer find them. They stay here, and can be published again."
          keepLabel="Keep them in the shop"
          confirmLabel={`Hide ${published.length}`}
          busyLabel="Hiding..."
          onConfirm={change(published, "hide")}
        />
      )}
      <ConfirmButton
        label={`Delete ${products.length}`}
        title={`Delete ${countProductsInWords(products.length)}?`}
        text="Their reviews are deleted too. This cannot be undone. Products that were ordered stay: hide them instead."
        keepLabel="Keep them"
        confirmLabel={`Delete ${products.length}`}
        busyLabel="Deleting..."
        onConfirm={change(products, "delete")}
      />
    </>
  );
}
