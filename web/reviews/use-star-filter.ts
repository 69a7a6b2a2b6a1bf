import { useRef, useState } from "react";
import { browserApi } from "../shell/browser-api.ts";
import { toastError } from "../ui/toast.ts";
import { type ShownReview, toShownReview } from "./shown-review.ts";

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
  // What was asked for before a review was written or changed may lack it.
  const isCurrent = fetched?.stars === stars && fetched.of === reviews;
  return { stars, shown: isCurrent ? fetched.reviews : undefined, choose };
}
