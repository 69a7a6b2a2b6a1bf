import { useRef, useState } from "react";
import { type HeightBand, heightBandOf } from "#contract/catalog/height-bands.ts";
import { browserApi } from "#web/shell/browser-api.ts";
import { toastError } from "#web/ui/toast.ts";
import { type ShownReview, toShownReview } from "./shown-review.ts";

type Wanted = { stars: number | null; height: HeightBand | null };

type ReviewFilter = Wanted & {
  shown: readonly ShownReview[] | undefined;
  /** The same stars again show all. */
  chooseStars: (stars: number) => void;
  chooseHeight: (height: HeightBand | null) => void;
};

type Fetched = { wanted: Wanted; of: readonly ShownReview[]; reviews: readonly ShownReview[] };

const everything: Wanted = { stars: null, height: null };

/** Reviews by their stars and by the height of their author, fetched where the page has not all of them. */
export function useReviewFilter(
  product: { id: string; reviewCount: number },
  reviews: readonly ShownReview[],
): ReviewFilter {
  const [wanted, setWanted] = useState(everything);
  const [fetched, setFetched] = useState<Fetched>();
  const asked = useRef(0);
  const areAllHere = product.reviewCount <= reviews.length;
  const isFiltered = wanted.stars !== null || wanted.height !== null;

  async function fetchThose(next: Wanted) {
    asked.current += 1;
    const question = asked.current;
    const { stars, height } = next;
    const answer = await browserApi.getAllReviewsByProduct({
      body: { id: product.id, ...(stars && { stars }), ...(height && { height }) },
    });
    if (question !== asked.current) return;
    if (answer.ok) {
      const those = answer.data.reviews.map((each) => toShownReview(each));
      setFetched({ wanted: next, of: reviews, reviews: those });
      return;
    }
    toastError(answer.error.error);
    setWanted(everything);
  }

  function choose(next: Wanted) {
    setWanted(next);
    if (!areAllHere && (next.stars !== null || next.height !== null)) void fetchThose(next);
  }

  const chosen = {
    ...wanted,
    chooseStars: (stars: number) => choose({ ...wanted, stars: stars === wanted.stars ? null : stars }),
    chooseHeight: (height: HeightBand | null) => choose({ ...wanted, height }),
  };
  if (!isFiltered) return { ...chosen, shown: reviews };
  if (areAllHere) return { ...chosen, shown: reviews.filter((review) => isWanted(review, wanted)) };
  // A response from before a review was written or changed may lack it.
  const isCurrent = fetched?.wanted === wanted && fetched.of === reviews;
  return { ...chosen, shown: isCurrent ? fetched.reviews : undefined };
}

function isWanted(review: ShownReview, { stars, height }: Wanted): boolean {
  const isOfHeight =
    height === null || (review.height !== undefined && heightBandOf(review.height) === height);
  return isOfHeight && (stars === null || review.rating === stars);
}
