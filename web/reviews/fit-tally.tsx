import type { ReviewCount } from "#contract/reviews.ts";
import { reviewsMessages } from "#messages/reviews.tsx";
import { fitVerdict } from "./fit-verdict.ts";

/** What buyers say of the size: a sentence, and the count that it stands on. Nothing while nobody has said. */
export function FitTally({ fit }: { fit: ReviewCount["fit"] }) {
  const verdict = fitVerdict(fit);
  if (verdict === "nothing") return null;
  const { runs } = reviewsMessages;
  return (
    <div className="mt-4 grid gap-1">
      <p className="font-[560]">{reviewsMessages.fitVerdict[verdict]}</p>
      <p className="text-sm text-slate">
        {reviewsMessages.fitTally([
          `${runs.small} ${fit.small}`,
          `${runs.true} ${fit.true}`,
          `${runs.large} ${fit.large}`,
        ])}
      </p>
    </div>
  );
}
