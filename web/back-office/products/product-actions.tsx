import { Boxes, Copy, ExternalLink, Eye } from "lucide-react";
import { useNavigate, useRevalidator } from "react-router";
import type { OfficeProduct } from "#contract/back-office/products.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { buttonClasses } from "#web/ui/button-look.ts";
import { toastError, toastSuccess } from "#web/ui/toast.ts";
import { backOffice } from "../api.ts";
import { ConfirmButton } from "../ui/confirm-button.tsx";

/** What can be done with a product as a whole. */
export function ProductActions({
  product: { id, name, isPublished, isOrdered },
}: {
  product: OfficeProduct;
}) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();

  async function preview() {
    // Opened before the answer: a browser blocks windows that no click has opened.
    const tab = window.open("", "_blank");
    const result = await backOffice.products.preview({ body: { id } });
    if (result.ok && tab) tab.location.href = result.data.address;
    else tab?.close();
    if (!result.ok) toastError(result.error.error);
  }

  async function copy() {
    const result = await backOffice.products.copy({ body: { id } });
    if (!result.ok) return toastError(result.error.error);
    await navigate(`/products/${encodeURIComponent(result.data.id)}`);
    toastSuccess("This is the copy");
  }

  async function publish() {
    const result = await backOffice.products.publish({ body: { id, isPublished: !isPublished } });
    if (!result.ok) return toastError(result.error.error);
    await revalidate();
    toastSuccess(isPublished ? "Hidden from shoppers" : "In the shop");
  }

  return (
    <>
      {!isOrdered && (
        <ConfirmButton
          label="Delete"
          title={`Delete ${name}?`}
          text="It goes with its reviews and cannot be brought back. To take it out of the shop for a while, hide it."
          confirmLabel="Delete"
          busyLabel="Deleting..."
          onConfirm={async () => {
            const result = await backOffice.products.delete({ body: { id } });
            if (!result.ok) return result;
            await navigate("/products");
            toastSuccess("Product deleted");
            return undefined;
          }}
        />
      )}
      <ButtonLink look="secondary" to={`/products/${encodeURIComponent(id)}/stock`}>
        <Boxes aria-hidden="true" />
        Stock
      </ButtonLink>
      <Button look="secondary" onClick={() => void copy()}>
        <Copy aria-hidden="true" />
        Copy
      </Button>
      {isPublished ? (
        <a
          href={`/selectedItem/${encodeURIComponent(id)}`}
          target="_blank"
          rel="noreferrer"
          className={buttonClasses("secondary", false)}
        >
          <ExternalLink aria-hidden="true" />
          Open in the shop
        </a>
      ) : (
        <Button look="secondary" onClick={() => void preview()}>
          <Eye aria-hidden="true" />
          Preview
        </Button>
      )}
      <Button look={isPublished ? "secondary" : "primary"} onClick={() => void publish()}>
        {isPublished ? "Hide" : "Publish"}
      </Button>
    </>
  );
}
