import type { UseFormRegisterReturn } from "react-hook-form";
import { type ReviewFit, reviewFits } from "#contract/catalog/reviews.ts";
import { reviewsMessages } from "#messages/reviews.tsx";

type FitChoiceProps = {
  field: UseFormRegisterReturn;
  initial: ReviewFit | null | undefined;
};

export function FitChoice({ field, initial }: FitChoiceProps) {
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
