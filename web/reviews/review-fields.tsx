import type { UseFormRegisterReturn, UseFormReturn } from "react-hook-form";
import { type ReviewFit, type ReviewFields as ReviewValues, reviewFits } from "#contract/catalog/reviews.ts";
import { reviewMaxLength } from "#contract/values/limits.ts";
import { reviewsMessages } from "#messages/reviews.tsx";
import { lazyResolver } from "#web/forms/lazy-resolver.ts";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";

type ReviewDraft = Record<"review" | "rating" | "fit" | "size" | "height" | "weight", string>;

export const reviewValidation = lazyResolver<ReviewDraft, ReviewValues>((schemas) => schemas.reviewResolver);

type ReviewFieldsProps = {
  form: UseFormReturn<ReviewDraft, unknown, ReviewValues>;
  initial: ReviewValues;
  /** The sizes that were delivered to the customer. */
  sizes: readonly string[];
  rows: number;
};

export function ReviewFields({ form, initial, sizes, rows }: ReviewFieldsProps) {
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
      <BodyFields form={form} initial={initial} sizes={sizes} />
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

const ratings = [1, 2, 3, 4, 5];

type RatingChoiceProps = {
  field: UseFormRegisterReturn;
  initial: number;
  chosen: string;
};

function RatingChoice({ field, initial, chosen }: RatingChoiceProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-sm font-[540]">{reviewsMessages.yourRating}</legend>
      <div className="flex items-center">
        <div className="star-choice -ms-2 flex">
          {ratings.map((rating) => (
            <label key={rating}>
              <input
                {...field}
                type="radio"
                value={rating}
                defaultChecked={rating === initial}
                className="sr-only"
              />
              <span className="sr-only">{reviewsMessages.stars(rating)}</span>
            </label>
          ))}
        </div>
        <span aria-hidden="true" className="ms-2 text-sm text-slate">
          {reviewsMessages.ofFive(chosen)}
        </span>
      </div>
    </fieldset>
  );
}

type FitChoiceProps = {
  field: UseFormRegisterReturn;
  initial: ReviewFit | null | undefined;
};

function FitChoice({ field, initial }: FitChoiceProps) {
  const options = [
    ...reviewFits.map((fit) => ({ value: fit, label: reviewsMessages.runs[fit] })),
    { value: "", label: reviewsMessages.cannotSay },
  ];
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-sm font-[540]">{reviewsMessages.howItFits}</legend>
      <div className="grid grid-cols-2 gap-x-3">
        {options.map(({ value, label }) => (
          <label key={value} className="flex min-h-11 items-center gap-2.5">
            <input
              {...field}
              type="radio"
              value={value}
              defaultChecked={value === (initial ?? "")}
              className="size-5 shrink-0 accent-siyahi"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type BodyFieldsProps = Pick<ReviewFieldsProps, "form" | "initial" | "sizes">;

function BodyFields({ form: { register, formState }, initial, sizes }: BodyFieldsProps) {
  const { errors } = formState;
  const known = initial.size && !sizes.includes(initial.size) ? [initial.size, ...sizes] : sizes;
  return (
    <div className="grid grid-cols-2 items-start gap-3">
      {known.length > 0 ? (
        <SelectField
          {...register("size")}
          key={known.join()}
          defaultValue={initial.size ?? ""}
          label={reviewsMessages.sizeWorn}
          error={errors.size?.message}
          className="col-span-2"
          optional
        >
          <option value="">{reviewsMessages.notSaid}</option>
          {known.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </SelectField>
      ) : (
        <input {...register("size")} type="hidden" defaultValue="" />
      )}
      <TextField
        {...register("height")}
        defaultValue={initial.height ?? ""}
        label={reviewsMessages.height}
        suffix={reviewsMessages.centimetres}
        error={errors.height?.message}
        hint={reviewsMessages.bodyHint}
        inputMode="numeric"
        autoComplete="off"
        optional
      />
      <TextField
        {...register("weight")}
        defaultValue={initial.weight ?? ""}
        label={reviewsMessages.weight}
        suffix={reviewsMessages.kilograms}
        error={errors.weight?.message}
        inputMode="numeric"
        autoComplete="off"
        optional
      />
    </div>
  );
}

const nearTheEnd = 200;

/** Characters left in a review near its limit; counted like the API, trimmed. */
export function roomLeft(text: string): string | undefined {
  const left = reviewMaxLength - text.trim().length;
  if (left > nearTheEnd) return undefined;
  return left < 0 ? reviewsMessages.charactersTooMany(-left) : reviewsMessages.charactersLeft(left);
}
