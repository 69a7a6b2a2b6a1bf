import type { LinkedText } from "../linked-text.ts";

function counted(count: number, one: string, more: string): string {
  return `${count} ${count === 1 ? one : more}`;
}

export const reviewsMessages = {
  title: "Reviews",
  count: (count: number) => counted(count, "review", "reviews"),
  none: "No Reviews",
  loginToWrite: (login: LinkedText) => <>{login("Log in")} to write a review.</>,
  alreadyWritten: (own: LinkedText) => (
    <>You have reviewed this product. Change or delete {own("your review")} at any time.</>
  ),
  reloadToWrite: "Reload the page to write a review.",
  verifiedPurchase: "Verified purchase",
  replyOfShop: "Our reply",

  filterByStars: "Show reviews by their stars",
  onlyStars: (stars: number, count: number) =>
    `${counted(stars, "star", "stars")}: ${counted(count, "review", "reviews")}`,
  shownWithStars: (stars: number, count: number) =>
    `${counted(count, "review", "reviews")} with ${counted(stars, "star", "stars")}`,
  noneWithStars: (stars: number) => `No reviews with ${counted(stars, "star", "stars")}`,
  howItFits: "How does it fit?",
  runs: { small: "Runs small", true: "True to size", large: "Runs large" },
  cannotSay: "Cannot say",
  fitTally: (parts: readonly string[]) => parts.join(" · "),
  fitVerdict: {
    small: "Most say it runs small",
    true: "Most say true to size",
    large: "Most say it runs large",
    mixed: "Opinions on the size differ",
  },

  yourRating: "Your rating",
  stars: (count: number) => counted(count, "star", "stars"),
  ofFive: (rating: string) => `${rating} of 5`,
  review: "Review",
  charactersLeft: (count: number) => `${counted(count, "character", "characters")} left`,
  charactersTooMany: (count: number) => `${counted(count, "character", "characters")} too many`,
  submit: "Submit Review",
  submitting: "Submiting...",
  notSubmitted: "Failed to submit review",

  opening: "your review",
  edit: "Edit review",
  cancel: "Cancel",
  update: "Update",
  updating: "Updating...",
  deleteReview: "Delete review",
  areYouSure: "Are You Sure?",
  willBeDeleted: "This reviews will be permanently deleted.",
  delete: "Delete",
  deleting: "Deleting...",
};
