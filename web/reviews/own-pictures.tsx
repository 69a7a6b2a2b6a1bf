import { useState } from "react";
import type { OwnReviewPicture } from "#contract/catalog/review-pictures.ts";
import Trash2 from "#icons/trash.mjs";
import { reviewsMessages } from "#messages/reviews.tsx";
import { accountApi } from "#web/customers/accounts/account-api.ts";
import { Icon } from "#web/ui/icon.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { toastAnswer, toastError } from "#web/ui/toast.ts";
import { reviewPictureAddress } from "./review-pictures-api.ts";

type OwnPicturesProps = { pictures: readonly OwnReviewPicture[]; onDeleted: () => Promise<unknown> };

/** The photographs of one's own review, also those that the shop has not looked at yet. */
export function OwnPictures({ pictures, onDeleted }: OwnPicturesProps) {
  const [deleting, setDeleting] = useState("");

  async function remove(id: string) {
    setDeleting(id);
    const answer = await accountApi.deleteReviewPicture({ body: { id } });
    if (answer.ok) toastAnswer(answer.data.message, "REVIEW_PICTURE_DELETED");
    else toastError(answer.error.error);
    await onDeleted();
    setDeleting("");
  }

  if (pictures.length === 0) return null;
  return (
    <ul aria-label={reviewsMessages.yourPictures} className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {pictures.map(({ id, isShown }, index) => (
        <li key={id} className="grid content-start gap-1">
          <img
            src={reviewPictureAddress(id)}
            alt=""
            loading="lazy"
            className="aspect-square w-full rounded-md bg-chuna object-cover"
          />
          <span className="flex items-center justify-between gap-1 text-sm text-slate">
            {isShown ? "" : reviewsMessages.pictureWaits}
            <IconButton
              label={reviewsMessages.deletePicture(index + 1)}
              disabled={deleting !== ""}
              onClick={() => void remove(id)}
            >
              <Icon icon={Trash2} />
            </IconButton>
          </span>
        </li>
      ))}
    </ul>
  );
}
