import { lazy, Suspense, useRef, useState } from "react";
import { href } from "react-router";
import type { ProductDetail } from "#contract/catalog/catalog.ts";
import type { ReviewCount } from "#contract/catalog/reviews.ts";
import MessageSquareText from "#icons/message-square-text.mjs";
import { reviewsMessages } from "#messages/reviews.tsx";
import { useUser } from "#web/session/user-store.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { lazyDialog } from "../ui/lazy-dialog.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { Stars } from "../ui/stars.tsx";
import { TextLink } from "../ui/text-link.tsx";
import { fitVerdict } from "./fit-verdict.ts";
import { HeightFilter } from "./height-filter.tsx";
import { ReviewItem, reviewPlace } from "./review-item.tsx";
import type { ShownReview } from "./shown-review.ts";
import { StarHistogram } from "./star-histogram.tsx";
import { useReviewFilter } from "./use-review-filter.ts";

const WriteReview = lazy(() =>
  import("./write-review.tsx").then(
    (module) => ({ default: module.WriteReview }),
    () => ({ default: WritingUnavailable }),
  ),
);

const OwnReviewDialogs = lazyDialog(async () => (await import("./own-review-dialogs.tsx")).OwnReviewDialogs);

type ProductReviewsProps = {
  id: string;
  product: Pick<ProductDetail, "id" | "averageRating" | "reviewCount">;
  reviews: readonly ShownReview[];
  counted: ReviewCount;
  onChanged: () => Promise<void>;
};

export function ProductReviews({ id, product, reviews, counted, onChanged }: ProductReviewsProps) {
  const { known, user } = useUser();
  const own = user && reviews.find(({ userID }) => userID === user.id);
  const heading = useRef<HTMLHeadingElement>(null);
  const [asked, setAsked] = useState<"edit" | "delete" | null>(null);
  const chosen = useReviewFilter(product, reviews);

  const isFiltered = chosen.stars !== null || chosen.height !== null;

  /** The focused form or buttons are gone after this. */
  async function reloadFromHeading() {
    await onChanged();
    heading.current?.focus();
  }

  return (
    <section
      aria-labelledby={id}
      className="wrap grid gap-8 pt-[clamp(44px,7vw,96px)] lg:grid-cols-[360px_minmax(0,1fr)] lg:gap-18"
    >
      <div>
        <h2 ref={heading} id={id} tabIndex={-1} className="scroll-mt-20">
          {reviewsMessages.title}
        </h2>
        <Average rating={product.averageRating} count={product.reviewCount} />
        {reviews.length > 0 && (
          <>
            <StarHistogram counts={counted.stars} chosen={chosen.stars} onChoose={chosen.chooseStars} />
            <FitTally fit={counted.fit} />
            <HeightFilter counts={counted.heights} chosen={chosen.height} onChoose={chosen.chooseHeight} />
          </>
        )}
        {known && !user && (
          <p className="mt-4 text-slate">
            {reviewsMessages.loginToWrite((words) => (
              <TextLink to={href("/login")}>{words}</TextLink>
            ))}
          </p>
        )}
        {user && !own && (
          <Suspense fallback={<Skeleton className="mt-6 h-88" />}>
            <WriteReview productID={product.id} userID={user.id} onWritten={reloadFromHeading} />
          </Suspense>
        )}
        {own && (
          <p className="mt-4 text-slate">
            {reviewsMessages.alreadyWritten((words) => (
              <a href={`#${reviewPlace(own)}`} className="text-link">
                {words}
              </a>
            ))}
          </p>
        )}
      </div>
      {reviews.length === 0 ? (
        <EmptyState icon={MessageSquareText} title={reviewsMessages.none} />
      ) : (
        <div>
          <p role="status" className={isFiltered ? "pb-5 text-slate" : "sr-only"}>
            {isFiltered && chosen.shown && <span>{countShown(chosen.stars, chosen.shown.length)}</span>}
          </p>
          {chosen.shown ? (
            <ul>
              {chosen.shown.map((review) => (
                <ReviewItem key={review.id} review={review} onAsk={review === own ? setAsked : undefined} />
              ))}
            </ul>
          ) : (
            <Skeleton className="h-40" />
          )}
        </div>
      )}
      <OwnReviewDialogs
        open={asked !== null}
        review={own}
        productID={product.id}
        asked={asked}
        onClose={() => setAsked(null)}
        onEdited={onChanged}
        onDeleted={reloadFromHeading}
        title={reviewsMessages.opening}
      />
    </section>
  );
}

function countShown(stars: number | null, count: number): string {
  if (stars === null) return reviewsMessages.shownOfHeight(count);
  return count === 0 ? reviewsMessages.noneWithStars(stars) : reviewsMessages.shownWithStars(stars, count);
}

function Average({ rating, count }: { rating: number; count: number }) {
  if (count === 0) return null;
  return (
    <p className="mt-3 flex items-center gap-3.5">
      <span className="text-[2.5rem] leading-none font-[620]">{rating}</span>
      <span className="grid gap-1">
        <Stars rating={rating} />
        <span className="text-sm text-slate">{reviewsMessages.count(count)}</span>
      </span>
    </p>
  );
}

/** A form that failed to load must not fail the page. */
function WritingUnavailable() {
  return <p className="mt-4 text-slate">{reviewsMessages.reloadToWrite}</p>;
}

function FitTally({ fit }: { fit: ReviewCount["fit"] }) {
  const verdict = fitVerdict(fit);
  if (verdict === "nothing") return null;
  const { runs } = reviewsMessages;
  const of = fit.small + fit.true + fit.large;
  return (
    <div className="mt-4 grid gap-1">
      <p className="font-[560]">
        {reviewsMessages.fitVerdict[verdict](fit[verdict === "mixed" ? "true" : verdict], of)}
      </p>
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
