import { MessageSquareText } from "lucide-react";
import { EmptyState } from "../ui/empty-state.tsx";
import { Stars } from "../ui/stars.tsx";
import type { ShownReview } from "./load-product.ts";

export const reviewsId = "reviews";

export function reviewsText(count: number): string {
  return count === 1 ? "1 review" : `${count} reviews`;
}

/** In the shop's own time zone, so that server and browser write the same day. */
const dayFormat = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "Asia/Karachi" });

type ProductReviewsProps = { reviews: readonly ShownReview[]; average: number; count: number };

/** What buyers say: their average and every review, newest first. */
export function ProductReviews({ reviews, average, count }: ProductReviewsProps) {
  return (
    <section
      aria-labelledby={reviewsId}
      className="wrap grid gap-8 pt-[clamp(44px,7vw,96px)] lg:grid-cols-[360px_minmax(0,1fr)] lg:gap-18"
    >
      <div>
        <h2 id={reviewsId} className="scroll-mt-20">
          Reviews
        </h2>
        {count > 0 && (
          <p className="mt-3 flex items-center gap-3.5">
            <span className="text-[2.5rem] leading-none font-[620]">{average}</span>
            <span className="grid gap-1">
              <Stars rating={average} />
              <span className="text-sm text-slate">{reviewsText(count)}</span>
            </span>
          </p>
        )}
      </div>
      {reviews.length === 0 ? (
        <EmptyState icon={MessageSquareText} title="No Reviews" />
      ) : (
        <ul>
          {reviews.map((review) => (
            <li key={review.id} className="grid gap-1.5 border-t border-line pt-5 pb-5.5">
              <p className="flex flex-wrap items-baseline gap-x-2">
                <span className="font-[560] wrap-anywhere">{review.name}</span>
                <time dateTime={review.createdAt} className="text-sm text-slate">
                  {dayFormat.format(new Date(review.createdAt))}
                </time>
              </p>
              <Stars rating={review.rating} />
              <p className="max-w-[66ch] whitespace-pre-line wrap-anywhere">{review.review}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
