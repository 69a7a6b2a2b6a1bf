import type { UseFormRegisterReturn } from "react-hook-form";
import { reviewsMessages } from "#messages/reviews.tsx";

const ratings = [1, 2, 3, 4, 5];

type RatingChoiceProps = {
  /** Ties the radio buttons to their form. */
  field: UseFormRegisterReturn;
  /** The rating the form begins with. */
  initial: number;
  /** The rating chosen now, in words beside the stars. */
  chosen: string;
};

/** One to five stars: radio buttons, so that the arrow keys choose. */
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
