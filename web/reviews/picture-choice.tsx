import { useRef, useState } from "react";
import { reviewPictureCount } from "#contract/values/limits.ts";
import { reviewsMessages } from "#messages/reviews.tsx";
import { FieldFrame } from "#web/ui/field-frame.tsx";
import { FileInput } from "#web/ui/file-input.tsx";
import { sendReviewPictures } from "./review-pictures-api.ts";

/** Photographs to be sent with a review, at most as many as it has room for. */
export function usePictureChoice(room: number = reviewPictureCount) {
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState("");
  const files = () => [...(input.current?.files ?? [])];
  return {
    input,
    error,
    forget: () => setError(""),
    /** False, with the reason beside the field, where too many are chosen. */
    check() {
      const isTooMany = files().length > room;
      setError(isTooMany ? reviewsMessages.tooManyPictures(room) : "");
      return !isTooMany;
    },
    /** False, with the reason beside the field, unless all have arrived. */
    async send(review: string) {
      const problem = await sendReviewPictures(review, files());
      if (problem === undefined) return true;
      setError(problem || reviewsMessages.picturesFailed);
      return false;
    },
  };
}

export function PictureChoice({ choice }: { choice: ReturnType<typeof usePictureChoice> }) {
  const { input, error, forget } = choice;
  return (
    <FieldFrame
      label={reviewsMessages.pictures}
      hint={reviewsMessages.picturesHint(reviewPictureCount)}
      error={error}
      optional
    >
      {(attributes) => <FileInput {...attributes} ref={input} accept="image/*" multiple onChange={forget} />}
    </FieldFrame>
  );
}
