import { useState } from "react";
import { reviewsMessages } from "#messages/reviews.tsx";
import { accountApi } from "#web/customers/accounts/account-api.ts";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { toastAnswer, toastError } from "../ui/toast.ts";

type DeleteReviewProps = {
  id: string;
  open: boolean;
  onClose: () => void;
  /** Called when the review is deleted, also when it was deleted before. */
  onDeleted: () => Promise<void>;
};

export function DeleteReview({ id, open, onClose, onDeleted }: DeleteReviewProps) {
  const [deleting, setDeleting] = useState(false);

  async function remove() {
    setDeleting(true);
    const answer = await accountApi.deleteReview({ body: { id } });
    setDeleting(false);
    if (answer.ok) toastAnswer(answer.data.message, "REVIEW_DELETED");
    else toastError(answer.error.error);
    if (!answer.ok && answer.error.code !== "NOT_FOUND") return;
    onClose();
    await onDeleted();
  }

  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={reviewsMessages.areYouSure}
      text={reviewsMessages.willBeDeleted}
      confirmLabel={reviewsMessages.delete}
      busyLabel={reviewsMessages.deleting}
      busy={deleting}
      onConfirm={() => void remove()}
    />
  );
}
