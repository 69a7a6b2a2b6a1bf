import { useState } from "react";
import { useRevalidator } from "react-router";
import {
  decideReviewPicture,
  getOfficeReviewPicture,
  type OfficeReview,
} from "#contract/catalog/office-reviews.ts";
import { callApi } from "#web/back-office/api.ts";
import { ConfirmButton } from "#web/back-office/ui/confirm-button.tsx";
import { StatusBadge } from "#web/back-office/ui/status-badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { toastError, toastSuccess } from "#web/ui/toast.ts";

type ReviewPicturesProps = { review: OfficeReview };

/** The photographs of a review, each with the decision whether the shop shows it. */
export function ReviewPictures({ review: { pictures, author } }: ReviewPicturesProps) {
  if (pictures.length === 0) return null;
  return (
    <ul aria-label={`Pictures by ${author.name}`} className="grid grid-cols-2 gap-4 sm:flex sm:flex-wrap">
      {pictures.map(({ id, isShown }, index) => (
        <li key={id} className="grid content-start gap-2 sm:w-44">
          <a href={addressOf(id)} target="_blank" rel="noreferrer">
            <img
              src={addressOf(id)}
              alt={`Sent by the customer, ${index + 1} of ${pictures.length}`}
              loading="lazy"
              className="aspect-square w-full rounded-md border border-line object-cover"
            />
          </a>
          {!isShown && <StatusBadge tone="pending">To check</StatusBadge>}
          <Decision id={id} isShown={isShown} />
        </li>
      ))}
    </ul>
  );
}

function addressOf(id: string): string {
  return `${getOfficeReviewPicture.path}?id=${id}`;
}

function Decision({ id, isShown }: { id: string; isShown: boolean }) {
  const [busy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();

  async function decide(decision: "show" | "delete") {
    const result = await callApi(decideReviewPicture, { body: { id, decision } });
    if (!result.ok) return result;
    await revalidate();
    toastSuccess(decision === "show" ? "Shown in the shop" : "Picture deleted");
    return undefined;
  }

  async function show() {
    setBusy(true);
    const failure = await decide("show");
    setBusy(false);
    if (failure) toastError(failure.error.error);
  }

  return (
    <div className="flex flex-wrap gap-2">
      {!isShown && (
        <Button look="secondary" busy={busy} onClick={() => void show()}>
          Show
        </Button>
      )}
      <ConfirmButton
        label="Delete"
        title="Delete this picture?"
        text="It is deleted for good. The review stays."
        keepLabel="Keep the picture"
        confirmLabel="Delete picture"
        busyLabel="Deleting..."
        onConfirm={() => decide("delete")}
      />
    </div>
  );
}
