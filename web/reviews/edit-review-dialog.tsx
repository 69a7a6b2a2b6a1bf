import { useId } from "react";
import { reviewPictureCount } from "#contract/values/limits.ts";
import { reviewsMessages } from "#messages/reviews.tsx";
import { accountApi } from "#web/customers/accounts/account-api.ts";
import { FormDialogActions } from "#web/ui/form-dialog-actions.tsx";
import { FormFailure } from "../forms/form-failure.tsx";
import { useCallForm } from "../forms/use-call-form.ts";
import { Dialog } from "../ui/dialog.tsx";
import { toastAnswer } from "../ui/toast.ts";
import { OwnPictures } from "./own-pictures.tsx";
import { PictureChoice, usePictureChoice } from "./picture-choice.tsx";
import { ReviewFields, reviewValidation } from "./review-fields.tsx";
import type { ShownReview } from "./shown-review.ts";
import { useOwnReviewing } from "./use-own-reviewing.ts";

type EditReviewDialogProps = {
  review: ShownReview;
  productID: string;
  open: boolean;
  onClose: () => void;
  onEdited: () => Promise<void>;
};

/** Typed text survives closing the dialog without saving. */
export function EditReviewDialog({ review, productID, open, onClose, onEdited }: EditReviewDialogProps) {
  const formId = useId();
  const { reviewing, load } = useOwnReviewing(productID);
  const pictures = usePictureChoice(reviewPictureCount - (reviewing?.pictures.length ?? 0));
  const { form, busy, failure, formProps } = useCallForm({
    validation: reviewValidation,
    send: async (changed) => {
      if (!pictures.check()) return undefined;
      const answer = await accountApi.updateReview({ body: { id: review.id, ...changed } });
      if (!answer.ok) return answer;
      if (!(await pictures.send(review.id))) return undefined;
      toastAnswer(answer.data.message, "REVIEW_UPDATED");
      onClose();
      await onEdited();
    },
  });

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={reviewsMessages.edit}
      actions={
        <FormDialogActions formId={formId} busy={busy} keepLabel={reviewsMessages.cancel} onClose={onClose}>
          {busy ? reviewsMessages.updating : reviewsMessages.update}
        </FormDialogActions>
      }
    >
      <form {...formProps} id={formId} className="grid gap-4">
        <ReviewFields form={form} initial={review} sizes={reviewing?.sizes ?? []} rows={7} />
        <OwnPictures pictures={reviewing?.pictures ?? []} onDeleted={load} />
        <PictureChoice choice={pictures} />
        <FormFailure>{failure}</FormFailure>
      </form>
    </Dialog>
  );
}
