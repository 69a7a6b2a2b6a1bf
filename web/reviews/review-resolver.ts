import { zodResolver } from "@hookform/resolvers/zod";
import { z } from "zod";
import { reviewFields, reviewFits } from "#contract/catalog/reviews.ts";

/** A radio button gives its rating as text. Loaded with the schemas: see `review-validation.ts`. */
export const reviewResolver = zodResolver(
  reviewFields.extend({
    rating: z.string().transform(Number).pipe(reviewFields.shape.rating),
    fit: z.string().transform((chosen) => reviewFits.find((fit) => fit === chosen) ?? null),
  }),
);
