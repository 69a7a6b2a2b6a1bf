import type { ReviewFields } from "#contract/catalog/reviews.ts";
import { lazyResolver } from "../forms/lazy-resolver.ts";

export type ReviewDraft = { review: string; rating: string; fit: string };

export const reviewValidation = lazyResolver<ReviewDraft, ReviewFields>(() =>
  import("./review-resolver.ts").then((module) => module.reviewResolver),
);
