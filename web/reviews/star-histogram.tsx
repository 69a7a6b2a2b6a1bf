import { useRef, useState } from "react";
import type { ReviewCount } from "#contract/catalog/reviews.ts";
import Star from "#icons/star.mjs";
import { reviewsMessages } from "#messages/reviews.tsx";
import { browserApi } from "#web/shell/browser-api.ts";
import { Icon } from "#web/ui/icon.tsx";
import { toastError } from "#web/ui/toast.ts";
import { type ShownReview, toShownReview } from "./shown-review.ts";

type StarHistogramProps = {
  counts: ReviewCount["stars"];
  chosen: number | null;
  onChoose: (stars: number) => void;
};

export function StarHistogram({ counts, chosen, onChoose }: StarHistogramProps) {
  const all = counts.reduce((sum, count) => sum + count, 0) || 1;
  const rows = counts.map((count, index) => ({ stars: index + 1, count })).reverse();
  return (
    <ul aria-label={reviewsMessages.filterByStars} className="mt-3.5 max-w-90">
      {rows.map(({ stars, count }) => (
        <li key={stars}>
          <button
            type="button"
            aria-pressed={chosen === stars}
            onClick={() => onChoose(stars)}
            className="-mx-2 flex min-h-11 w-[calc(100%+16px)] items-center gap-3 rounded-md px-2 text-sm hover:bg-chuna aria-pressed:bg-chuna aria-pressed:font-[560] lg:min-h-9"
          >
            <span className="sr-only">{reviewsMessages.onlyStars(stars, count)}</span>
            <span aria-hidden="true" className="flex w-9 items-center gap-1">
              {stars}
              <Icon icon={Star} className="size-3.5" strokeWidth={1.75} />
            </span>
            <span className="h-2 flex-1 overflow-hidden rounded-sm bg-line forced-color-adjust-none">
              <span className="block h-full bg-siyahi" style={{ inlineSize: `${(count / all) * 100}%` }} />
            </span>
            <span aria-hidden="true" className="w-8 text-end text-slate">
              {count}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

type StarFilter = {
  stars: number | null;
  shown: readonly ShownReview[] | undefined;
  choose: (stars: number) => void;
};

type Fetched = { stars: number; of: readonly ShownReview[]; reviews: readonly ShownReview[] };

export function useStarFilter(
  product: { id: string; reviewCount: number },
  reviews: readonly ShownReview[],
): StarFilter {
  const [stars, setStars] = useState<number | null>(null);
  const [fetched, setFetched] = useState<Fetched>();
  const asked = useRef(0);
  const areAllHere = product.reviewCount <= reviews.length;

  async function fetchThose(wanted: number) {
    asked.current += 1;
    const question = asked.current;
    const answer = await browserApi.getAllReviewsByProduct({ body: { id: product.id, stars: wanted } });
    if (question !== asked.current) return;
    if (answer.ok) {
      setFetched({
        stars: wanted,
        of: reviews,
        reviews: answer.data.reviews.map((each) => toShownReview(each)),
      });
      return;
    }
    toastError(answer.error.error);
    setStars(null);
  }

  function choose(wanted: number) {
    const next = wanted === stars ? null : wanted;
    setStars(next);
    if (next !== null && !areAllHere) void fetchThose(next);
  }

  if (stars === null) return { stars, shown: reviews, choose };
  if (areAllHere) return { stars, shown: reviews.filter(({ rating }) => rating === stars), choose };
  // A response from before a review was written or changed may lack it.
  const isCurrent = fetched?.stars === stars && fetched.of === reviews;
  return { stars, shown: isCurrent ? fetched.reviews : undefined, choose };
}
