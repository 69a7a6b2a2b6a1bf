import type { CallFailure } from "#contract/http/caller.ts";
import { reviewsMessages } from "#messages/reviews.tsx";
import { accountApi } from "#web/customers/accounts/account-api.ts";
import { FormFailure } from "../forms/form-failure.tsx";
import { useCallForm } from "../forms/use-call-form.ts";
import { Button } from "../ui/button.tsx";
import { toastAnswer, toastError } from "../ui/toast.ts";
import { PictureChoice, usePictureChoice } from "./picture-choice.tsx";
import { ReviewFields, reviewValidation } from "./review-fields.tsx";
import { useOwnReviewing } from "./use-own-reviewing.ts";

/** A rating is 1 until another is chosen (specification section 5). */
const blank = { review: "", rating: 1 };

/** A missing answer has a specific sentence (specification section 8). */
function inReviewWords(failure: CallFailure): CallFailure {
  if (failure.status !== 0) return failure;
  const sentence = reviewsMessages.notSubmitted;
  return { ...failure, error: { ...failure.error, error: sentence, message: sentence } };
}

type WriteReviewProps = { productID: string; userID: string; onWritten: () => Promise<void> };

export function WriteReview({ productID, userID, onWritten }: WriteReviewProps) {
  const { reviewing, load } = useOwnReviewing(productID);
  const pictures = usePictureChoice();
  const { form, busy, failure, formProps } = useCallForm({
    validation: reviewValidation,
    send: async (review) => {
      if (!pictures.check()) return undefined;
      const answer = await accountApi.createReview({ body: { productID, userID, ...review } });
      if (!answer.ok) return inReviewWords(answer);
      const written = (await load())?.review;
      const haveArrived = !written || (await pictures.send(written));
      if (haveArrived) toastAnswer(answer.data.message, "REVIEW_SUBMITTED");
      // The form goes with its fields: the review stands, and its photographs are sent once more by changing it.
      else toastError(reviewsMessages.picturesFailed);
      await onWritten();
    },
  });

  return (
    <form {...formProps} className="mt-6 grid gap-4 rounded-lg border border-line bg-paper p-4.5 sm:p-6">
      <ReviewFields form={form} initial={blank} sizes={reviewing?.sizes ?? []} rows={4} />
      <PictureChoice choice={pictures} />
      <FormFailure>{failure}</FormFailure>
      <Button type="submit" wide busy={busy}>
        {busy ? reviewsMessages.submitting : reviewsMessages.submit}
      </Button>
    </form>
  );
}
