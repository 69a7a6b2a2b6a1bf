import { z } from "zod";
import { claimedUserId } from "#contract/values/claimed-user-id.ts";
import { reason } from "#contract/values/reason.ts";
import { endpoint, messageSuccess } from "../http/endpoint.ts";
import { bodyLimits, reviewMaxLength } from "../values/limits.ts";
import { line, requiredLine, requiredParagraph } from "../values/text.ts";
import { picture } from "./catalog.ts";
import { heightBands } from "./height-bands.ts";

export const reviewFits = ["small", "true", "large"] as const;
export type ReviewFit = (typeof reviewFits)[number];

export const review = z.object({
  id: z.string(),
  name: z.string(),
  rating: z.number().int().min(1).max(5),
  review: z.string(),
  fit: z.enum(reviewFits).optional(),
  createdAt: z.string(),
  updatedAt: z.string(),
  userID: z.string(),
  productID: z.string(),
  verifiedPurchase: z.boolean(),
  reply: z.string().optional(),
  /** The size that they wear of it, and their height in centimetres and weight in kilograms, if they have said so. */
  size: z.string().optional(),
  height: z.number().int().optional(),
  weight: z.number().int().optional(),
  /** Ids of its photographs that the shop shows, for `getReviewPicture`; absent without any. */
  pictures: z.array(z.string()).optional(),
});
export type Review = z.infer<typeof review>;

const count = z.number().int().nonnegative();

/** Numbers of reviews with one to five stars, in that order, and of those that describe the fit. */
export const reviewCount = z.object({
  stars: z.tuple([count, count, count, count, count]),
  fit: z.object({ small: count, true: count, large: count }),
  /** Of those that name a height, by `heightBands`. */
  heights: z.array(count),
});
export type ReviewCount = z.infer<typeof reviewCount>;

export const getAllReviewsByProduct = endpoint({
  method: "POST",
  path: "/reviews/getAllReviewsByProduct",
  summary: "The newest hundred reviews of a product, newest first, and a count of all.",
  body: z.object({
    id: requiredLine(200, reason("NAME_THE_PRODUCT")),
    /** Only those with so many stars; the count is of all. */
    stars: z.number().int().min(1).max(5).optional(),
    /** Only those by people of this height; the count is of all. */
    height: z.enum(heightBands).optional(),
  }),
  success: {
    status: 200,
    body: z.object({
      reviews: z.array(review),
      count: reviewCount,
      /** The newest photographs of customers, in the form of the pictures of a product, after which they may stand. */
      gallery: z.record(z.string(), picture),
    }),
  },
});

export const getAllReviewsByProductByGet = endpoint({
  method: "GET",
  path: getAllReviewsByProduct.path,
  summary: getAllReviewsByProduct.summary,
  query: getAllReviewsByProduct.body.extend({ stars: z.coerce.number().int().min(1).max(5).optional() }),
  success: getAllReviewsByProduct.success,
});

const message = z.string();
const pleaseRate = reason("REVIEW_MISSING");

function bodyNumber(limits: { least: number; most: number }) {
  const sentence = reason("NUMBER_BETWEEN", limits);
  return z.number(sentence).int(sentence).min(limits.least, sentence).max(limits.most, sentence).nullish();
}

export const reviewFields = z.object({
  review: requiredParagraph(reviewMaxLength, pleaseRate),
  rating: z.number(pleaseRate).int(pleaseRate).min(1, pleaseRate).max(5, pleaseRate),
  /** `null` removes it; absent leaves it unchanged. */
  fit: z.enum(reviewFits, reason("CHOOSE_ONE_OF_THOSE_OFFERED")).nullish(),
  /** One of those that were delivered to the customer (`getOwnReviewing`). `null` and absence as in `fit`. */
  size: line(100).nullish(),
  /** In centimetres. */
  height: bodyNumber(bodyLimits.height),
  /** In kilograms. */
  weight: bodyNumber(bodyLimits.weight),
});
export type ReviewFields = z.output<typeof reviewFields>;

export const createReview = endpoint({
  method: "POST",
  path: "/reviews/createReview",
  summary: "Adds a review of a product, one for each customer.",
  body: reviewFields.extend({
    productID: requiredLine(200, reason("NAME_THE_PRODUCT")),
    userID: claimedUserId,
  }),
  success: { status: 201, body: z.object({ success: z.literal(true), message }) },
});

export const updateReview = endpoint({
  method: "POST",
  path: "/reviews/updateReview",
  summary: "Changes the sender's own review.",
  body: reviewFields.extend({ id: requiredLine(100, reason("NAME_THE_REVIEW")) }),
  success: messageSuccess,
});

export const deleteReview = endpoint({
  method: "POST",
  path: "/reviews/deleteReview",
  summary: "Deletes the sender's own review.",
  body: z.object({ id: requiredLine(100, reason("NAME_THE_REVIEW")) }),
  success: messageSuccess,
});
