import type { UseFormRegisterReturn } from "react-hook-form";
import { reviewsMessages } from "#messages/reviews.tsx";

const ratings = [1, 2, 3, 4, 5];

type RatingChoiceProps = {
  field: UseFormRegisterReturn;
  initial: number;
  chosen: string;
};

export function RatingChoice({ field, initial, chosen }: RatingChoiceProps) {
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
