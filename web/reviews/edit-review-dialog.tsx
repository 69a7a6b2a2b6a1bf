import { useId } from "react";
import { reviewsMessages } from "#messages/reviews.tsx";
import { accountApi } from "#web/customers/accounts/account-api.ts";
import { FormDialogActions } from "#web/ui/form-dialog-actions.tsx";
import { FormFailure } from "../forms/form-failure.tsx";
import { useCallForm } from "../forms/use-call-form.ts";
import { Dialog } from "../ui/dialog.tsx";
import { toastAnswer } from "../ui/toast.ts";
import { ReviewFields, reviewValidation } from "./review-fields.tsx";
import type { ShownReview } from "./shown-review.ts";

type EditReviewDialogProps = {
  review: ShownReview;
  open: boolean;
  onClose: () => void;
  onEdited: () => Promise<void>;
};

/** Typed text survives closing the dialog without saving. */
export function EditReviewDialog({ review, open, onClose, onEdited }: EditReviewDialogProps) {
  const formId = useId();
  const { form, busy, failure, formProps } = useCallForm({
    validation: reviewValidation,
    send: async (changed) => {
      const answer = await accountApi.updateReview({ body: { id: review.id, ...changed } });
      if (!answer.ok) return answer;
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
        <ReviewFields form={form} initial={review} rows={7} />
        <FormFailure>{failure}</FormFailure>
      </form>
    </Dialog>
  );
}
