import { type RefObject, useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import {
  copyProduct,
  deleteProduct,
  type OfficeProduct,
  previewProduct,
  publishProduct,
} from "#contract/catalog/office-products.ts";
import Boxes from "#icons/boxes.mjs";
import Copy from "#icons/copy.mjs";
import ExternalLink from "#icons/external-link.mjs";
import Eye from "#icons/eye.mjs";
import { callApi } from "#web/back-office/api.ts";
import { ConfirmButton } from "#web/back-office/ui/confirm-button.tsx";
import { dropUnsaved, useUnsavedWork } from "#web/back-office/ui/unsaved-work.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { buttonClasses } from "#web/ui/button-look.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { toastError, toastSuccess } from "#web/ui/toast.ts";
import type { ProductFormHandle } from "./product-form.tsx";

export function ProductActions({
  product: { id, name, isPublished, isOrdered },
  form,
}: {
  product: OfficeProduct;
  form: RefObject<ProductFormHandle | null>;
}) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const hasUnsaved = useUnsavedWork() !== undefined;
  /** The state to save with, preserved while the dialog closes, when the product may already have changed. */
  const [asked, setAsked] = useState({ open: false, publish: false });
  const publishLabel = isPublished ? "Hide" : "Publish";

  async function preview() {
    // Open the window before the response: browsers block windows that no click has opened.
    const tab = window.open("", "_blank");
    const result = await callApi(previewProduct, { body: { id } });
    if (result.ok && tab) tab.location.href = result.data.address;
    else tab?.close();
    if (!result.ok) toastError(result.error.error);
  }

  async function copy() {
    if (hasUnsaved) return toastError("Save first: the copy does not have unsaved changes.");
    const result = await callApi(copyProduct, { body: { id } });
    if (!result.ok) return toastError(result.error.error);
    await navigate(`/products/${encodeURIComponent(result.data.id)}`);
    toastSuccess("This is the copy");
  }

  async function publish() {
    const result = await callApi(publishProduct, { body: { id, isPublished: !isPublished } });
    if (!result.ok) return toastError(result.error.error);
    if (result.data.id === id) await revalidate();
    else await navigate(`/products/${encodeURIComponent(result.data.id)}`, { replace: true });
    toastSuccess(isPublished ? "Hidden from shoppers" : "In the shop");
  }

  return (
    <>
      {!isOrdered && (
        <ConfirmButton
          label="Delete"
          title={`Delete ${name}?`}
          text="Its reviews are deleted too. This cannot be undone. To remove it from the shop for a while, hide it."
          confirmLabel="Delete"
          busyLabel="Deleting..."
          onConfirm={async () => {
            const result = await callApi(deleteProduct, { body: { id } });
            if (!result.ok) return result;
            dropUnsaved();
            await navigate("/products");
            toastSuccess("Product deleted");
          }}
        />
      )}
      <ButtonLink look="secondary" to={`/products/${encodeURIComponent(id)}/stock`}>
        <Icon icon={Boxes} />
        Stock
      </ButtonLink>
      <Button look="secondary" onClick={() => void copy()}>
        <Icon icon={Copy} />
        Copy
      </Button>
      {isPublished ? (
        <a
          href={`/selectedItem/${encodeURIComponent(id)}`}
          target="_blank"
          rel="noreferrer"
          className={buttonClasses("secondary", false)}
        >
          <Icon icon={ExternalLink} />
          Open in the shop
        </a>
      ) : (
        <Button look="secondary" onClick={() => void preview()}>
          <Icon icon={Eye} />
          Preview
        </Button>
      )}
      <Button
        look={isPublished ? "secondary" : "primary"}
        onClick={() => (hasUnsaved ? setAsked({ open: true, publish: !isPublished }) : void publish())}
      >
        {publishLabel}
      </Button>
      <ConfirmDialog
        open={asked.open}
        onClose={() => setAsked({ ...asked, open: false })}
        title={asked.publish ? "Save and publish?" : "Save and hide?"}
        text="This page has unsaved changes. Save them now, or go on editing."
        keepLabel="Go on editing"
        look="primary"
        confirmLabel={asked.publish ? "Save and publish" : "Save and hide"}
        busyLabel="Saving..."
        busy={false}
        onConfirm={() => {
          setAsked({ ...asked, open: false });
          form.current?.saveAs({ isPublished: asked.publish });
        }}
      />
    </>
  );
}
