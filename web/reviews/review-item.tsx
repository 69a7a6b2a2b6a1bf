import BadgeCheck from "#icons/badge-check.mjs";
import Pencil from "#icons/pencil.mjs";
import Trash2 from "#icons/trash.mjs";
import { reviewsMessages } from "#messages/reviews.tsx";
import { Icon } from "../ui/icon.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { Stars } from "../ui/stars.tsx";
import { reviewPictureAddress } from "./review-pictures-api.ts";
import type { ShownReview } from "./shown-review.ts";

export function reviewPlace({ id }: Pick<ShownReview, "id">): string {
  return `review-${id}`;
}

type ReviewItemProps = {
  review: ShownReview;
  onAsk: ((what: "edit" | "delete") => void) | undefined;
};

export function ReviewItem({ review, onAsk }: ReviewItemProps) {
  return (
    <li id={reviewPlace(review)} className="scroll-mt-20 border-t border-line pt-5 pb-5.5">
      <div className="grid gap-1.5">
        <div className="flex items-start justify-between gap-3">
          <p className="flex flex-wrap items-baseline gap-x-2">
            <bdi className="font-[560] wrap-anywhere">{review.name}</bdi>
            <time dateTime={review.createdAt} className="text-sm text-slate">
              {review.day}
            </time>
          </p>
          {onAsk && (
            // Extends into the padding, so that the line is as high as that of other reviews.
            <span className="-my-2.5 -me-3 flex shrink-0">
              <IconButton label={reviewsMessages.edit} aria-haspopup="dialog" onClick={() => onAsk("edit")}>
                <Icon icon={Pencil} />
              </IconButton>
              <IconButton
                label={reviewsMessages.deleteReview}
                aria-haspopup="dialog"
                onClick={() => onAsk("delete")}
              >
                <Icon icon={Trash2} />
              </IconButton>
            </span>
          )}
        </div>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Stars rating={review.rating} />
          {review.verifiedPurchase && (
            <span className="inline-flex items-center gap-1 text-sm text-sabz">
              <Icon icon={BadgeCheck} className="size-4.5" strokeWidth={1.75} />
              {reviewsMessages.verifiedPurchase}
            </span>
          )}
          {review.fit && <span className="text-sm text-slate">{reviewsMessages.runs[review.fit]}</span>}
        </p>
        <Person review={review} />
        {/* Each line in the direction of its script, aligned below the name. */}
        <p className="max-w-[37.4em] text-left whitespace-pre-line wrap-anywhere [unicode-bidi:plaintext] rtl:text-right">
          {review.review}
        </p>
        <ReviewPictures review={review} />
        {review.reply && (
          <div className="mt-1.5 grid max-w-[37.4em] gap-0.5 border-s-2 border-line-strong ps-4">
            <p className="text-sm font-[560]">{reviewsMessages.replyOfShop}</p>
            <p className="text-left whitespace-pre-line wrap-anywhere [unicode-bidi:plaintext] rtl:text-right">
              {review.reply}
            </p>
          </div>
        )}
      </div>
    </li>
  );
}

/** Height, weight and size of the author, as far as they have said. */
function Person({ review: { height, weight, size } }: { review: ShownReview }) {
  const facts = [
    ...(height === undefined ? [] : [reviewsMessages.inCentimetres(height)]),
    ...(weight === undefined ? [] : [reviewsMessages.inKilograms(weight)]),
    ...(size === undefined ? [] : [reviewsMessages.inSize(size)]),
  ];
  return facts.length > 0 && <p className="text-sm text-slate">{reviewsMessages.ofPerson(facts)}</p>;
}

function ReviewPictures({ review: { name, pictures = [] } }: { review: ShownReview }) {
  if (pictures.length === 0) return null;
  return (
    <ul className="mt-1.5 flex flex-wrap gap-2">
      {pictures.map((id, index) => (
        <li key={id}>
          <a href={reviewPictureAddress(id)} target="_blank" rel="noreferrer" className="block">
            <img
              src={reviewPictureAddress(id)}
              alt={reviewsMessages.pictureBy(name, index + 1)}
              loading="lazy"
              decoding="async"
              className="size-24 rounded-md bg-chuna object-cover sm:size-28"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
