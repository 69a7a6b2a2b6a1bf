import type { UseFormReturn } from "react-hook-form";
import type { ReviewFields as ReviewValues } from "#contract/catalog/reviews.ts";
import { reviewsMessages } from "#messages/reviews.tsx";
import { TextAreaField } from "../ui/text-area-field.tsx";
import { FitChoice } from "./fit-choice.tsx";
import { RatingChoice } from "./rating-choice.tsx";
import { roomLeft } from "./review-length.ts";
import type { ReviewDraft } from "./review-validation.ts";

type ReviewFieldsProps = {
  form: UseFormReturn<ReviewDraft, unknown, ReviewValues>;
  initial: ReviewValues;
  rows: number;
};

export function ReviewFields({ form, initial, rows }: ReviewFieldsProps) {
  const { register, watch } = form;
  const { errors } = form.formState;
  return (
    <>
      <RatingChoice
        field={register("rating")}
        initial={initial.rating}
        chosen={watch("rating") ?? initial.rating}
      />
      <FitChoice field={register("fit")} initial={initial.fit} />
      <TextAreaField
        {...register("review")}
        defaultValue={initial.review}
        label={reviewsMessages.review}
        rows={rows}
        error={errors.review?.message ?? errors.rating?.message}
        hint={roomLeft(watch("review") ?? initial.review)}
        autoComplete="off"
        required
      />
    </>
  );
}
