import { useState } from "react";
import { Link, useRevalidator } from "react-router";
import { type OfficeReview, replyToReview, setReviewHidden } from "#contract/catalog/office-reviews.ts";
import type { ReviewFit } from "#contract/catalog/reviews.ts";
import { callApi } from "#web/back-office/api.ts";
import { Form, useOfficeForm } from "#web/back-office/ui/form.tsx";
import { KeepUnsaved } from "#web/back-office/ui/keep-unsaved.tsx";
import { listAddress } from "#web/back-office/ui/list-address.ts";
import { StatusBadge } from "#web/back-office/ui/status-badge.tsx";
import { Typed, When } from "#web/back-office/ui/values.tsx";
import { FormFailure } from "#web/forms/form-failure.tsx";
import { Button } from "#web/ui/button.tsx";
import { Stars } from "#web/ui/stars.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { toastError, toastSuccess } from "#web/ui/toast.ts";
import { ReviewPictures } from "./review-pictures.tsx";

const fitLabels: Record<ReviewFit, string> = {
  small: "Runs small",
  true: "True to size",
  large: "Runs large",
};

export function ReviewEntry({ review }: { review: OfficeReview }) {
  const { id, product, author, rating, createdAt, isHidden, reply } = review;
  const [isReplying, setReplying] = useState(false);
  const [busy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const ofProduct = listAddress(new URLSearchParams(), { product: product.id });

  async function setHidden(hidden: boolean) {
    setBusy(true);
    const result = await callApi(setReviewHidden, { body: { id, isHidden: hidden } });
    if (result.ok) await revalidate();
    setBusy(false);
    if (result.ok) toastSuccess(hidden ? "Hidden from the shop" : "Shown in the shop");
    else toastError(result.error.error);
  }

  return (
    <li className="grid gap-x-6 gap-y-2 border-b border-line px-4 py-3 last:border-b-0 lg:grid-cols-[17rem_minmax(0,1fr)]">
      <div className="grid content-start gap-1">
        <Link to={ofProduct} className="text-link wrap-anywhere">
          {product.name}
        </Link>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Stars rating={rating} />
          {review.fit && <span className="text-sm text-slate">{fitLabels[review.fit]}</span>}
          {isHidden && <StatusBadge tone="other">Hidden</StatusBadge>}
        </p>
        <Author review={review} />
        <p className="text-sm text-slate">
          <When at={createdAt} />,{" "}
          <Link to={`/customers/${author.id}`}>
            <Typed text={author.name} />
          </Link>
        </p>
      </div>
      <div className="grid content-start gap-2.5">
        <p className={isHidden ? "text-slate" : undefined}>
          <Typed text={review.review} />
        </p>
        <ReviewPictures review={review} />
        {reply !== "" && !isReplying && (
          <p className="border-s-2 border-line-strong ps-3">
            <span className="block text-sm text-slate">Reply of the shop</span>
            <Typed text={reply} />
          </p>
        )}
        {isReplying ? (
          <ReplyForm review={review} onClose={() => setReplying(false)} />
        ) : (
          <div className="flex flex-wrap gap-2">
            <Button look="secondary" onClick={() => setReplying(true)}>
              {reply === "" ? "Reply" : "Change reply"}
            </Button>
            <Button look="secondary" busy={busy} onClick={() => void setHidden(!isHidden)}>
              {isHidden ? "Show" : "Hide"}
            </Button>
          </div>
        )}
      </div>
    </li>
  );
}

/** Whether the product was delivered to the author, and the body and size that they name. */
function Author({ review: { isVerified, height, weight, size } }: { review: OfficeReview }) {
  const facts = [
    ...(isVerified ? ["Delivered to them"] : []),
    ...(height === null ? [] : [`${height} cm`]),
    ...(weight === null ? [] : [`${weight} kg`]),
    ...(size === null ? [] : [`size ${size}`]),
  ];
  return facts.length > 0 && <p className="text-sm text-slate">{facts.join(", ")}</p>;
}

const schema = replyToReview.body.pick({ reply: true });

function ReplyForm({ review, onClose }: { review: OfficeReview; onClose: () => void }) {
  const { revalidate } = useRevalidator();
  const { form, busy, failure, formProps, Field } = useOfficeForm({
    schema,
    values: { reply: review.reply },
    async send({ reply }) {
      const result = await callApi(replyToReview, { body: { id: review.id, reply } });
      if (!result.ok) return result;
      await revalidate();
      toastSuccess(reply === "" ? "Reply removed" : "Reply shown in the shop");
      onClose();
    },
  });
  const { isDirty } = form.formState;
  return (
    <Form {...formProps} className="grid max-w-160 gap-3">
      <KeepUnsaved when={isDirty && !busy} />
      <Field
        name="reply"
        as={TextAreaField}
        label="Reply of the shop"
        hint="Everyone can read it under the review. Leave it empty to remove it."
        autoFocus
      />
      <FormFailure>{failure}</FormFailure>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={busy}>
          {busy ? "Saving..." : "Save reply"}
        </Button>
        <Button look="secondary" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
