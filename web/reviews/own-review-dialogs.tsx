import { DeleteReview } from "./delete-review.tsx";
import { EditReviewDialog } from "./edit-review-dialog.tsx";
import type { ShownReview } from "./shown-review.ts";

type OwnReviewDialogsProps = {
  review: ShownReview | undefined;
  productID: string;
  asked: "edit" | "delete" | null;
  onClose: () => void;
  onEdited: () => Promise<void>;
  onDeleted: () => Promise<void>;
};

export function OwnReviewDialogs({
  review,
  productID,
  asked,
  onClose,
  onEdited,
  onDeleted,
}: OwnReviewDialogsProps) {
  return (
    <>
      {review && (
        <EditReviewDialog
          key={review.id}
          review={review}
          productID={productID}
          open={asked === "edit"}
          onClose={onClose}
          onEdited={onEdited}
        />
      )}
      <DeleteReview id={review?.id ?? ""} open={asked === "delete"} onClose={onClose} onDeleted={onDeleted} />
    </>
  );
}
