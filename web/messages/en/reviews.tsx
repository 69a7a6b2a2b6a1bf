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
    small: (said: number, of: number) => `Runs small: ${said} of ${of} say`,
    true: (said: number, of: number) => `True to size: ${said} of ${of} say`,
    large: (said: number, of: number) => `Runs large: ${said} of ${of} say`,
    mixed: (said: number, of: number) => `Opinions on the size differ: ${said} of ${of} say true to size`,
  },

  sizeWorn: "Size you wear",
  notSaid: "Not said",
  height: "Your height",
  weight: "Your weight",
  centimetres: "cm",
  kilograms: "kg",
  bodyHint: "Helps others of your build",
  pictures: "Photographs",
  picturesHint: (most: number) =>
    `Up to ${most}. We look at each before it is shown, and remove where it was taken.`,
  tooManyPictures: (most: number) => `Choose at most ${most}`,
  picturesFailed: "Your review is saved, but not every picture has arrived. Send them once more.",
  yourPictures: "Your photographs",
  pictureWaits: "Not shown yet",
  deletePicture: (number: number) => `Delete photograph ${number}`,
  pictureBy: (name: string, number: number) => `Photograph ${number} by ${name}`,
  inCentimetres: (height: number) => `${height}\u00A0cm`,
  inKilograms: (weight: number) => `${weight}\u00A0kg`,
  inSize: (size: string) => `size ${size}`,
  ofPerson: (facts: readonly string[]) => facts.join(", "),
  filterByHeight: "Reviews by height",
  everyHeight: "Every height",
  heights: {
    "under-150": "Below 150 cm",
    "150": "150 to 159 cm",
    "160": "160 to 169 cm",
    "170": "170 to 179 cm",
    "180": "180 cm and above",
  },
  heightOption: (height: string, count: number) => `${height} (${count})`,
  shownOfHeight: (count: number) => `${counted(count, "review", "reviews")} by people of this height`,

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
