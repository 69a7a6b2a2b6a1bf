import { listOfficeReviews } from "#contract/catalog/office-reviews.ts";
import Star from "#icons/star.mjs";
import { listOf } from "#web/back-office/ui/list-page.tsx";
import { ReviewEntry } from "./review-entry.tsx";

const list = listOf(listOfficeReviews);
export const { loader } = list;

const ratings = ["5", "4", "3", "2", "1"].map((value) => ({
  value,
  label: value === "1" ? "1 star" : `${value} stars`,
}));

const pictureOptions = { waiting: "Pictures to check", any: "With pictures" };

const shownOptions = { yes: "Shown", no: "Hidden" };

export function Component() {
  return (
    <list.Page
      title="Reviews"
      search="Words of the review"
      filters={[
        { name: "rating", label: "Rating", all: "All ratings", options: ratings },
        { name: "shown", label: "Shown in the shop", all: "Shown or hidden", options: shownOptions },
        { name: "pictures", label: "Pictures", all: "With or without pictures", options: pictureOptions },
      ]}
      entry={(review) => <ReviewEntry key={review.id} review={review} />}
      icon={Star}
      empty="No reviews here"
    />
  );
}
